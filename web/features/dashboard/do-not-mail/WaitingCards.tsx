import type { ListedDoNotMail } from '@fondly/contracts/bff/do-not-mail.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { waitingCardsQuery } from '../../../api/do-not-mail.ts'
import { useLanguage } from '../../../words/words.tsx'
import { SectionHead } from '../parts/SectionHead.tsx'
import { useDoNotMailWords } from './do-not-mail-words.ts'
import { writeShortDay } from './short-day.ts'

/** The cards that are ordered for a person on the list. Each has a link to the page on which it can be withdrawn. */
export function WaitingCards({ clientKey, entry }: { clientKey: string; entry: ListedDoNotMail }) {
  const { waiting } = useDoNotMailWords()
  const { locale } = useLanguage()
  const { data } = useQuery(waitingCardsQuery(clientKey, entry))
  if (!data) return null
  const writeMoment = (instant: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))
  return (
    <section className="mt-8">
      <SectionHead title={waiting.title} />
      <p className="my-3 text-ink-2">{data.cards.length === 0 && data.underWay === 0 ? waiting.none : waiting.lead}</p>
      <ul>
        {data.cards.map(({ orderNo, cardName, sender, mailDate, withdrawableUntil }) => (
          <li key={orderNo} className="border-b border-rule py-2">
            <Link
              href={`/dashboard/${encodeURIComponent(clientKey)}/cards?card=${encodeURIComponent(orderNo)}`}
              className="font-semibold text-accent underline underline-offset-3"
            >
              {waiting.card(cardName, sender)}
            </Link>
            <span className="block text-small text-ink-2">
              {withdrawableUntil === null
                ? waiting.cannot(writeShortDay(mailDate, locale))
                : waiting.mailed(writeShortDay(mailDate, locale), writeMoment(withdrawableUntil))}
            </span>
          </li>
        ))}
      </ul>
      <output className="mt-3 block text-ink-2">
        {data.total > data.cards.length && <p>{waiting.more(data.total - data.cards.length)}</p>}
        {data.underWay > 0 && <p>{waiting.underWay(data.underWay)}</p>}
      </output>
    </section>
  )
}
