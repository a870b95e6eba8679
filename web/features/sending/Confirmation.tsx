import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { Confirmation as Confirmed } from '@fondly/contracts/bff/sendings.ts'
import { findChangeReason } from '@fondly/domain/address/find-change-reason.ts'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/Button.tsx'
import { CardFront, CardObject } from '../../ui/CardObject.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ignoreHeldKey } from '../../ui/ignore-held-key.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { loadingOverlay } from '../../ui/Loading.tsx'
import { Modal, SHEET } from '../../ui/Modal.tsx'
import { writtenDay } from '../../ui/written-day.ts'
import { useLanguage } from '../../words/words.tsx'
import { AddressChecked } from './AddressChecked.tsx'
import { useSendingWords } from './sending-words.ts'
import { Undo } from './Undo.tsx'

const INCH_PX = 24

const arrivalLine = lazyPart(async () => (await import('../../api/ArrivalLine.tsx')).ArrivalLine, { isVital: false })

/** The sheet 'The card is on its way!' */
export function Confirmation({
  confirmed,
  card,
  leaving,
  signingOut,
  onOk,
  onAnother,
}: {
  confirmed: Confirmed
  card: Card
  /** True after a single send, when the user will be signed out. */
  leaving: boolean
  signingOut: boolean
  onOk: () => void
  onAnother: (() => void) | undefined
}) {
  const { words, locale } = useLanguage()
  const texts = useSendingWords()
  const title = useId()
  const [isUndone, setUndone] = useState(false)
  const headingElement = useRef<HTMLHeadingElement>(null)
  const showUndone = () => {
    flushSync(() => setUndone(true))
    // The button that had the focus is gone. The heading tells what happened.
    headingElement.current?.focus()
  }
  // The Enter key means OK, except on other controls. When the sheet opens, the heading has the focus.
  const okOnEnter = (event: KeyboardEvent) => {
    // The Enter key may also close the sheet through another control.
    if (event.key === 'Enter' && !event.repeat) ignoreHeldKey()
    const isOnControl = event.target instanceof Element && event.target.closest('button, a, dialog dialog') !== null
    if (event.key !== 'Enter' || event.repeat || event.ctrlKey || event.metaKey || isOnControl) return
    event.preventDefault()
    onOk()
  }
  const { deliveryAddress, changes, mailDate, orderNo, description, corrects } = confirmed
  const undone = corrects === null ? [texts.undone, texts.undoneText] : [texts.undoneBoth, texts.undoneBothText(corrects)]
  const [heading, text] = isUndone ? undone : [texts.onItsWay, texts.thanks]
  return (
    <Modal labelledBy={title} onEscape={onOk} className={`${SHEET} prints max-w-156`}>
      {signingOut && <loadingOverlay.Part />}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to what bubbles up */}
      <div className="px-6 pt-8 pb-8 md:px-12 md:pt-10 md:pb-10" onKeyDown={okOnEnter}>
        <div className="flex flex-wrap items-center gap-x-12 gap-y-6">
          <span className="-rotate-2">
            <CardObject card={card} inch={INCH_PX}>
              <CardFront card={card} inch={INCH_PX} eager />
            </CardObject>
          </span>
          <div className="min-w-56 flex-1">
            <h2 id={title} ref={headingElement} className="text-[2rem]/10 md:text-modal" tabIndex={-1} data-autofocus>
              {heading}
            </h2>
            <p className="mt-2 text-lead text-ink-2">{text}</p>
            {corrects !== null && !isUndone && <p className="tabular mt-2 text-ink-2">{texts.replaces(corrects)}</p>}
            {leaving && <output className="mt-2 block font-medium text-ink-2">{texts.leaving}</output>}
          </div>
        </div>
        <dl className="mt-8 grid gap-x-6 gap-y-1 border-y border-rule py-6 md:grid-cols-[152px_1fr] md:gap-y-4 [&_dd]:font-semibold max-md:[&_dd:not(:last-child)]:mb-3 [&_dt]:text-ink-2">
          <dt>{texts.deliveryAddress}</dt>
          <dd className="tabular">
            {deliveryAddress
              .filter((line) => line !== '')
              .map((line) => (
                <div key={line}>{line}</div>
              ))}
            <Changes changes={changes} />
            <AddressChecked checked={confirmed.checked} />
          </dd>
          <dt>{texts.mailDate}</dt>
          <dd>
            <span className="block first-letter:uppercase">{writtenDay(mailDate, locale, { whole: true })}</span>
            <arrivalLine.Part mailDate={mailDate} zip={deliveryAddress.at(-1)} />
          </dd>
          <dt>{texts.confirmation}</dt>
          <dd className="tabular flex flex-wrap items-center gap-x-5">
            {orderNo}
            <Copy text={orderNo} />
          </dd>
          <dt>{texts.description}</dt>
          <dd>
            {description} <span className="tabular font-normal text-ink-2">#{confirmed.cardId}</span>
          </dd>
        </dl>
        <div className="prints-not sticky bottom-0 -mx-6 -mb-8 grid gap-3 bg-sheet px-6 py-4 md:-mx-12 md:-mb-10 md:px-12 md:pt-6 md:pb-10">
          {!isUndone && <Undo orderNo={orderNo} corrects={corrects} onUndone={showUndone} />}
          <div className="flex flex-wrap items-center gap-3">
            <Button looks="quiet" onClick={() => window.print()} className="mr-auto -ml-3">
              <Icon name="print" />
              {texts.print}
            </Button>
            {onAnother && (
              <Button onClick={onAnother} className="grow md:grow-0">
                {texts.another}
              </Button>
            )}
            <Button looks="primary" onClick={onOk} className="min-w-30 grow md:grow-0">
              {words.ok}
            </Button>
          </div>
        </div>
      </div>
    </Modal>
  )
}

/** Shows the words that the address check changed, each with the reason. */
function Changes({ changes }: { changes: Confirmed['changes'] }): ReactNode {
  const texts = useSendingWords()
  if (changes.length === 0) return null
  return (
    <ul aria-label={texts.changed} className="mt-3 grid gap-1 font-normal">
      {changes.map((change, index) => (
        // The check may change the same word twice, so the index is the key.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="flex flex-wrap items-center gap-2">
          {change.from && <del className="text-ink-2">{change.from}</del>}
          {change.to && <ins className="bg-wash px-1.5 py-0.5 font-semibold text-wash-ink no-underline">{change.to}</ins>}
          <span className="text-small text-ink-2">{texts.changeReasons[findChangeReason(change)]}</span>
        </li>
      ))}
    </ul>
  )
}

function Copy({ text }: { text: string }) {
  const texts = useSendingWords()
  const [copied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // If the browser forbids copying, the user can still read the number.
      () => setCopied(false),
    )
  return (
    <button
      type="button"
      // The label names the button, because a live message inside a button does not.
      aria-label={copied ? texts.copied : texts.copy}
      onClick={copy}
      className="prints-not -my-2 inline-flex min-h-11 items-center gap-2 rounded-control font-normal text-ink-2 hover:text-ink"
    >
      <Icon name={copied ? 'check' : 'copy'} size={18} />
      <output>{copied ? texts.copied : texts.copy}</output>
    </button>
  )
}
