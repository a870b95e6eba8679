import { MAX_SAVED_TEXT_CHARACTERS } from '@fondly/domain/saved-messages/saved-message.ts'
import { type Ref, useId } from 'react'
import { Problem, toAriaProps } from '../Field.tsx'

/** The text of a saved message in one language. */
export function MessageText({
  language,
  label,
  value,
  problem,
  onFocus,
  onChange,
  ref,
}: {
  language: 'en' | 'es'
  label: string
  value: string
  problem: string | undefined
  onFocus: () => void
  onChange: (text: string) => void
  ref: Ref<HTMLTextAreaElement>
}) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <textarea
        ref={ref}
        id={id}
        rows={5}
        lang={language}
        value={value}
        maxLength={MAX_SAVED_TEXT_CHARACTERS}
        autoComplete="off"
        {...toAriaProps(id, problem)}
        onFocus={onFocus}
        onChange={({ target }) => onChange(target.value)}
        className={`block w-full resize-y rounded-control border bg-sheet px-3.5 py-2.5 text-field focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent ${problem ? 'border-error' : 'border-rule-2 hover:border-ink-2'}`}
      />
      <Problem id={id} sentence={problem} />
    </div>
  )
}
