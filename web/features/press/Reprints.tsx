import type { Reprint } from '@fondly/contracts/bff/press.ts'
import { writtenMomentInZone } from '../../ui/time-left.ts'
import { useLanguage } from '../../words/words.tsx'
import { Downloads } from './Downloads.tsx'
import { usePressWords } from './press-words.ts'
import { useRejectionText } from './use-rejection-text.ts'

/** Lists the reprints with their reasons, and their files once they exist. */
export function Reprints({ reprints, now, zone }: { reprints: Reprint[]; now: Date; zone: string | undefined }) {
  const { locale } = useLanguage()
  const rejectionText = useRejectionText()
  const texts = usePressWords()
  if (reprints.length === 0) return null
  return (
    <>
      <h3 className="mt-6 mb-3 text-h2">{texts.reprints}</h3>
      <ul aria-label={texts.reprints} aria-live="polite" className="border-t-[1.5px] border-ink">
        {reprints.map(({ id, orderNo, reason, note, askedAt, completedAt, unprintable, files, papers }) => (
          <li key={id} className="grid gap-4 border-b border-rule py-3">
            <p className="tabular [overflow-wrap:anywhere]">
              <span className="block font-semibold">{orderNo}</span>
              {texts.reasons[reason]}
              {note && `: ${note}`}
              <span className="block text-small text-ink-2">{writtenMomentInZone(askedAt, now, locale, zone)}</span>
            </p>
            {completedAt ? (
              <Downloads of="reprints" id={id} papers={papers} files={files} />
            ) : (
              <p className={unprintable ? 'text-error' : 'text-ink-2'}>
                {unprintable ? texts.notReprinted(rejectionText(unprintable)) : texts.beingMade}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
