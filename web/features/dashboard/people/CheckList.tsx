import { takeFocus } from '../../../ui/take-focus.ts'
import { BOX } from './row-grid.ts'

type CheckListProps = {
  legend: string
  hint?: string | undefined
  hintColour?: string
  choices: readonly { value: string; label: string }[]
  chosen: readonly string[]
  /** True moves the focus to the first box when the list appears. */
  takesFocus?: boolean
  onChoose: (chosen: string[]) => void
}

/** Checkboxes with labels, side by side. A chosen value stays chosen even if it is no longer offered. */
export function CheckList({ legend, hint, hintColour = 'text-ink-2', choices, chosen, takesFocus = false, onChoose }: CheckListProps) {
  return (
    <fieldset className="mb-4 min-w-0">
      <legend className="font-semibold">{legend}</legend>
      {hint && <p className={`text-small ${hintColour}`}>{hint}</p>}
      <div className="flex flex-wrap gap-x-6">
        {choices.map(({ value, label }, at) => (
          <label key={value} className="flex min-h-11 items-center gap-2.5">
            <input
              ref={takesFocus && at === 0 ? takeFocus : undefined}
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
