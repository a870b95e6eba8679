import type { PutAside } from '@fondly/contracts/bff/press.ts'
import { writtenMomentInZone } from '../../ui/time-left.ts'
import { useLanguage } from '../../words/words.tsx'
import { useGroupWords } from './group-words.ts'
import { usePressWords } from './press-words.ts'
import { Row } from './Row.tsx'
import { useRejectionText } from './use-rejection-text.ts'

/** Lists the orders that cannot be printed, each with its reason. */
export function Aside({ aside, now, zone }: { aside: PutAside[]; now: Date; zone: string }) {
  const { locale } = useLanguage()
  const rejectionText = useRejectionText()
  const texts = usePressWords()
  const { day } = useGroupWords()
  return (
    <ul aria-label={texts.aside} className="border-t-[1.5px] border-ink">
      {aside.map(({ orderNo, mailDate, reason, since }) => (
        <Row
          key={orderNo}
          what={
            <>
              <p className="tabular font-semibold">{orderNo}</p>
              {mailDate && (
                <p className="text-ink-2">
                  {texts.mailDate}: {day(mailDate)}
                </p>
              )}
            </>
          }
          stands={
            <>
              <p>{rejectionText(reason)}</p>
              <p className="tabular text-small text-ink-2">{texts.asideSince(writtenMomentInZone(since, now, locale, zone))}</p>
            </>
          }
        />
      ))}
    </ul>
  )
}
