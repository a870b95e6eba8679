import { useId } from 'react'

/** A switch of 40 by 24 px with its label beside it, filled with the accent colour when it is on. */
export function Switch({
  label,
  name,
  isOn,
  onChange,
  isDisabled = false,
  describedBy,
  isFirst = false,
}: {
  label: string
  /** The name for screen readers, if the label alone does not tell what the switch changes. */
  name?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  isDisabled?: boolean
  describedBy?: string
  /** True places the switch before its label. */
  isFirst?: boolean
}) {
  const id = useId()
  return (
    <label className={`inline-flex min-h-11 items-center gap-3 ${isFirst ? 'flex-row-reverse' : ''}`}>
      <span id={id}>{label}</span>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={name === undefined ? id : undefined}
        aria-label={name}
        aria-describedby={describedBy}
        disabled={isDisabled}
        onClick={() => onChange(!isOn)}
        className="relative h-6 w-10 shrink-0 rounded-full border-[1.5px] border-rule-2 bg-sheet after:absolute after:top-[2.5px] after:left-[2.5px] after:size-4 after:rounded-full after:bg-rule-2 after:transition-transform after:duration-100 before:absolute before:-inset-x-1 before:-inset-y-3 aria-checked:border-accent aria-checked:bg-accent aria-checked:after:translate-x-4 aria-checked:after:bg-on-accent disabled:opacity-60"
      />
    </label>
  )
}
