import type { PreparedCard } from '@fondly/contracts/bff/occasions.ts'
import { Button } from '../../ui/Button.tsx'
import { CardFront, CardObject } from '../../ui/CardObject.tsx'
import { sayMailBy, sayOccasion, useOccasionWords } from '../../words/occasion-words.ts'
import { useLanguage } from '../../words/words.tsx'

const INCH_PX = 13

type ShelfRowProps = {
  prepared: PreparedCard
  today: string
  /** True for the card that must be mailed first. It has the filled button. */
  isFirst: boolean
  busy: boolean
  onWrite: () => void
  onSetAside: () => void
  onContact: () => void
}

export const sayName = ({ firstName, lastName }: PreparedCard['contact']): string => `${firstName} ${lastName}`.trim()

/** One prepared card: for whom, why, by when, and what may prevent it. */
export function ShelfRow({ prepared, today, isFirst, busy, onWrite, onSetAside, onContact }: ShelfRowProps) {
  const texts = useOccasionWords()
  const { locale } = useLanguage()
  const { card, contact, occasion, mailBy, addressProblem, isForAdministrators } = prepared
  const name = sayName(contact)
  const reading = { own: texts, today, locale }
  return (
    <li className="prepared-row">
      <span className="prepared-card">
        {card && (
          <CardObject card={card} inch={INCH_PX}>
            <CardFront card={card} inch={INCH_PX} alt={card.name} />
          </CardObject>
        )}
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p>{sayOccasion(occasion, reading)}</p>
        <p className="text-small text-ink-2">{sayMailBy({ mailBy, day: occasion.day }, reading)}</p>
        {isForAdministrators && <p className="text-small text-ink-2">{texts.forAdministrators}</p>}
        {!card && <p className="text-small font-medium text-error">{texts.notOffered}</p>}
        {addressProblem && (
          <p className="text-small font-medium text-error">
            {texts[addressProblem]}{' '}
            <button type="button" onClick={onContact} className="min-h-6 underline">
              {texts.openContact}
            </button>
          </p>
        )}
      </div>
      <div className="prepared-actions">
        {card && (
          <Button looks={isFirst ? 'primary' : 'outline'} aria-label={texts.writeTo(name)} aria-disabled={busy} onClick={onWrite}>
            {texts.write}
          </Button>
        )}
        <Button looks="quiet" aria-label={texts.notThisYearTo(name)} aria-disabled={busy} onClick={onSetAside}>
          {texts.notThisYear}
        </Button>
      </div>
    </li>
  )
}
