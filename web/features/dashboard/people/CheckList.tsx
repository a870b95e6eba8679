import { BOX } from './row-grid.ts'

type CheckListProps = {
  legend: string
  hint?: string | undefined
  hintColour?: string
  choices: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
}

/** Boxes with their labels beside each other. What is chosen and not offered any more stays chosen. */
export function CheckList({ legend, hint, hintColour = 'text-ink-2', choices, chosen, onChoose }: CheckListProps) {
  return (
    <fieldset className="mb-4 min-w-0">
      <legend className="font-semibold">{legend}</legend>
      {hint && <p className={`text-small ${hintColour}`}>{hint}</p>}
      <div className="flex flex-wrap gap-x-6">
        {choices.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) => onChoose(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))}
              className={BOX}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
