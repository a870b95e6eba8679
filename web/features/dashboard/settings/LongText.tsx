import { useId } from 'react'
import { CONTROL } from './setting-controls.tsx'

type LongTextProps = { label: string; value: string; maxLength: number; onType: (text: string) => void }

/** A field for several lines of text, with its label above. */
export function LongText({ label, value, maxLength, onType }: LongTextProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onType(target.value)}
        className={`${CONTROL} h-auto w-full py-2.5`}
      />
    </div>
  )
}
