import { useDeliveryWords } from '../../words/delivery-words.ts'

/** Whether the calendar chooses the mail date or the day of arrival; then with the label of its field, whose id is `id`. */
export function DayChoice({ id, isArriving, onChoose }: { id: string; isArriving: boolean; onChoose: (isArriving: boolean) => void }) {
  const own = useDeliveryWords()
  return (
    <>
      {isArriving && (
        <label htmlFor={id} id={`${id}-label`} className="font-semibold">
          {own.dayOfArrival}
        </label>
      )}
      <fieldset aria-label={own.choice} className="flex gap-x-3 text-small">
        {[false, true].map((isArrival) => (
          <button
            key={String(isArrival)}
            type="button"
            aria-pressed={isArriving === isArrival}
            onClick={() => onChoose(isArrival)}
            className="min-h-6 min-w-11 px-1 text-accent underline underline-offset-3 aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:no-underline pointer-coarse:min-h-11"
          >
            {isArrival ? own.arriveBy : own.mailOn}
          </button>
        ))}
      </fieldset>
    </>
  )
}
