type Segment<Value extends string> = { value: Value; label: string; disabled?: boolean }

/** A choice between a few values, which stand side by side. The pressed value is filled with ink. */
export function Segments<Value extends string>({
  label,
  caption,
  segments,
  value,
  onChoose,
  className = '',
}: {
  label: string
  /** Stands before the values. Screen readers do not read it. */
  caption?: string
  segments: Segment<Value>[]
  /** If the value is none of the segments, no segment is pressed. */
  value: NoInfer<Value> | (string & {})
  onChoose: (value: Value) => void
  className?: string
}) {
  return (
    <fieldset aria-label={label} className={`flex min-h-12 min-w-0 rounded-control border border-rule-2 ${className}`}>
      {caption && (
        <span aria-hidden="true" className="grid items-center px-4 text-ink-2">
          {caption}
        </span>
      )}
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={segment.value === value}
          disabled={segment.disabled}
          onClick={() => onChoose(segment.value)}
          className="-m-px min-h-12 grow rounded-control px-5 font-semibold text-ink-2 hover:text-ink aria-pressed:bg-ink aria-pressed:text-sheet disabled:text-ink-3 disabled:opacity-75"
        >
          {segment.label}
        </button>
      ))}
    </fieldset>
  )
}
