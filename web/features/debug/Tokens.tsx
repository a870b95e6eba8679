import type { TokenClaims } from '@fondly/contracts/bff/debug.ts'
import { useId } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Modal, SHEET } from '../../ui/Modal.tsx'
import { useLanguage } from '../../words/words.tsx'
import { useDebugWords } from './debug-words.ts'

/** Shows the claims of the session's tokens, one on each line. */
export function Tokens({ tokenClaims, onClose }: { tokenClaims: TokenClaims; onClose: () => void }) {
  const { words, locale } = useLanguage()
  const texts = useDebugWords()
  const title = useId()
  const ends = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium' }).format(new Date(tokenClaims.expiresAt))
  return (
    <Modal labelledBy={title} onEscape={onClose} className={`${SHEET} max-w-200 p-6 md:p-10`}>
      <h2 id={title} className="text-h2">
        {texts.tokensTitle}
      </h2>
      <p className="mt-3 text-ink-2">
        {tokenClaims.isActive ? texts.active : texts.inactive} {texts.ends(ends)}{' '}
        {tokenClaims.mayBeRenewed ? texts.renewable : texts.notRenewable}
      </p>
      {tokenClaims.tokens.map(({ name, claims }) => (
        <section key={name} aria-labelledby={`${title}-${name}`}>
          <h3 id={`${title}-${name}`} className="mt-6 mb-2 font-sans font-semibold">
            {texts[name]}
          </h3>
          {claims ? (
            <dl className="tabular grid gap-x-6 gap-y-1 border-t border-rule pt-2 text-small md:grid-cols-[12rem_minmax(0,1fr)]">
              {Object.entries(claims).map(([claim, value]) => (
                <div key={claim} className="contents">
                  <dt className="text-ink-2">{claim}</dt>
                  <dd className="[overflow-wrap:anywhere]">{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p>{texts.opaque}</p>
          )}
        </section>
      ))}
      <Button className="mt-8" onClick={onClose} data-autofocus>
        {words.close}
      </Button>
    </Modal>
  )
}
