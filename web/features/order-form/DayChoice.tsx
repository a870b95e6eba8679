import { useDeliveryWords } from '../../words/delivery-words.ts'

/** Chooses whether the calendar sets the mail date or the day of arrival. For the day of arrival it also has the label of the field with this `id`. */
export function DayChoice({ id, isArriving, onChoose }: { id: string; isArriving: boolean; onChoose: (isArriving: boolean) => void }) {
  const texts = useDeliveryWords()
  return (
    <>
      {isArriving && (
        <label htmlFor={id} id={`${id}-label`} className="font-semibold">
          {texts.dayOfArrival}
        </label>
      )}
      <fieldset aria-label={texts.choice} className="flex gap-x-3 text-small">
        {[false, true].map((isArrival) => (
          <button
            key={String(isArrival)}
            type="button"
            aria-pressed={isArriving === isArrival}
            onClick={() => onChoose(isArrival)}
            className="min-h-6 min-w-11 px-1 text-accent underline underline-offset-3 aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:no-underline pointer-coarse:min-h-11"
          >
            {isArrival ? texts.arriveBy : texts.mailOn}
          </button>
        ))}
      </fieldset>
    </>
  )
}
