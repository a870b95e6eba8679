import type { PutAside } from '@fondly/contracts/bff/press.ts'
import { writtenMoment } from '../../ui/time-left.ts'
import { useSpeech } from '../../words/words.tsx'
import { useGroupWords } from './group-words.ts'
import { usePressWords } from './press-words.ts'

/** Orders that cannot be printed, each with its reason. */
export function Aside({ aside, now, zone }: { aside: PutAside[]; now: Date; zone: string }) {
  const {
    words: { locale },
    said,
  } = useSpeech()
  const own = usePressWords()
  const { day } = useGroupWords()
  return (
    <ul aria-label={own.aside} className="border-t-[1.5px] border-ink">
      {aside.map(({ orderNo, mailDate, reason, since }) => (
        <li key={orderNo} className="flex flex-wrap gap-x-8 gap-y-2 border-b border-rule py-3">
          <div className="min-w-64 grow">
            <p className="tabular font-semibold">{orderNo}</p>
            {mailDate && (
              <p className="text-ink-2">
                {own.mailDate}: {day(mailDate)}
              </p>
            )}
          </div>
          <div className="min-w-64 grow [overflow-wrap:anywhere]">
            <p>{said(reason)}</p>
            <p className="tabular text-small text-ink-2">{own.asideSince(writtenMoment(since, now, locale, zone))}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
