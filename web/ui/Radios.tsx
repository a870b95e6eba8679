import { type ReactNode, useId } from 'react'
import { Problem } from './Field.tsx'

type Choice = { value: string; label: ReactNode }

/** Radio buttons in rows: 36 px high for a mouse, 44 px for a finger. */
export function Radios({
  legend,
  name,
  choices,
  value,
  onChoose,
  onLeave,
  problem,
  disabled,
  harmless = false,
}: {
  legend: string
  name: string
  choices: Choice[]
  value: string | undefined
  onChoose: (value: string) => void
  onLeave?: () => void
  problem?: string | undefined
  disabled?: boolean
  /** True if these radios never have a problem; then no room is kept for its sentence. */
  harmless?: boolean
}) {
  const id = useId()
  return (
    <fieldset className="min-w-0" disabled={disabled} aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="flex min-h-9 cursor-pointer items-center gap-3 py-1 pointer-coarse:min-h-11">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
            onBlur={onLeave}
            className="radio"
          />
          <span className="min-w-0">{choice.label}</span>
        </label>
      ))}
      {harmless ? <div className="h-3" /> : <Problem id={id} sentence={problem} />}
    </fieldset>
  )
}
