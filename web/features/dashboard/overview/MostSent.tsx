import { CardFront, CardObject } from '../../../ui/CardObject.tsx'
import type { ReportProps } from './report-props.ts'

const INCH_PX = 20

/** The five cards that were sent most, in true proportions on a shelf, with their numbers below. */
export function MostSent({ report, words }: ReportProps) {
  const { own, number } = words
  if (report.mostSent.length === 0) return null
  const most = report.mostSent.reduce((sum, { cards }) => sum + cards, 0)
  return (
    <section className="mt-8 flex flex-col gap-x-8 gap-y-3 break-inside-avoid @3xl:flex-row @3xl:items-end">
      <div className="shrink-0 @3xl:w-36">
        <h2 className="text-[1.25rem]/7">{own.mostSent}</h2>
        <p className="text-small text-ink-2">{own.mostSentOf(number(most), own.cards(report.sent))}</p>
      </div>
      <ul className="flex grow flex-wrap items-end justify-between gap-x-6 gap-y-4">
        {report.mostSent.map(({ cardId, name, cards, card }) => (
          <li key={cardId} className="grid justify-items-center">
            {card && (
              <CardObject card={card} inch={INCH_PX}>
                <CardFront card={card} inch={INCH_PX} />
              </CardObject>
            )}
            <p className="mt-2 border-t border-ink pt-1">
              <span className="font-semibold">{number(cards)}</span> {name}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
