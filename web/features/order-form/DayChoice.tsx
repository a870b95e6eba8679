import { useDeliveryWords } from '../../words/delivery-words.ts'

/** Whether the calendar chooses the mail date or the day of arrival. */
export function DayChoice({ isArriving, onChoose }: { isArriving: boolean; onChoose: (isArriving: boolean) => void }) {
  const own = useDeliveryWords()
  return (
    <fieldset aria-label={own.choice} className="flex gap-x-3 text-small">
      {[false, true].map((isArrival) => (
        <button
          key={String(isArrival)}
          type="button"
          aria-pressed={isArriving === isArrival}
          onClick={() => onChoose(isArrival)}
          className="min-h-6 text-accent underline underline-offset-3 aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:no-underline pointer-coarse:min-h-11"
        >
          {isArrival ? own.arriveBy : own.mailOn}
        </button>
      ))}
    </fieldset>
  )
}
