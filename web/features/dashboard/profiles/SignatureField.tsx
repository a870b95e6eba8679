import { PLACEHOLDERS, type Placeholder } from '@fondly/domain/sender/signature.ts'
import { MAX_PROFILE_CHARACTERS } from '@fondly/domain/sender/profile-problems.ts'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Problem, toAriaProps } from '../../../ui/Field.tsx'
import { useProfilesWords } from './profiles-words.ts'
import { insertChip, passChip, readChips, removeChip, writeChips } from './signature-chips.ts'

type SignatureFieldProps = {
  value: string
  onChange: (value: string) => void
  onLeave: () => void
  problem: string | undefined
}

/**
 * The signature. Each placeholder is a chip: a word that the caret passes, and a key deletes, as a whole. The signature is stored as text with names
 * in braces.
 */
export function SignatureField({ value, onChange, onLeave, problem }: SignatureFieldProps) {
  const texts = useProfilesWords()
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const { placeholders } = texts

  useEffect(() => {
    // The browser edits the content of the field. This writes the content only when the value changes from outside, for example after 'Take theirs'.
    const element = field.current
    if (element && (readChips(element) !== value || element.dataset['language'] !== placeholders.firstName)) {
      element.dataset['language'] = placeholders.firstName
      writeChips(element, value, placeholders)
    }
  }, [value, placeholders])

  const read = () => {
    if (!field.current) return
    const text = readChips(field.current)
    // A placeholder that was typed or pasted in braces becomes a chip.
    if (PLACEHOLDERS.some((name) => field.current?.innerText.includes(`{${name}}`))) writeChips(field.current, text, placeholders, true)
    onChange(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isDone =
      event.key === 'Backspace' || event.key === 'Delete'
        ? removeChip(event.currentTarget, event.key === 'Backspace')
        : event.key === 'ArrowLeft' || event.key === 'ArrowRight'
          ? !event.shiftKey && !event.metaKey && !event.ctrlKey && passChip(event.currentTarget, event.key === 'ArrowLeft')
          : false
    if (!isDone) return
    event.preventDefault()
    read()
  }
  const put = (name: Placeholder) => {
    if (!field.current) return
    insertChip(field.current, name, placeholders[name])
    read()
  }

  return (
    <div>
      <div className="flex items-baseline">
        <span id={id} className="mb-1 font-semibold">
          {texts.signature}
        </span>
        <span className="tabular ml-auto text-small text-ink-2">
          {texts.left(Math.max(0, MAX_PROFILE_CHARACTERS.signature - value.length))}
        </span>
      </div>
      <div
        ref={field}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a textarea could not hold chips
        role="textbox"
        aria-multiline="true"
        aria-labelledby={id}
        {...toAriaProps(id, problem)}
        tabIndex={0}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        spellCheck={false}
        onInput={read}
        onKeyDown={onKeyDown}
        onBlur={onLeave}
        className={`min-h-30 rounded-control border bg-sheet px-3.5 py-2 text-field leading-8 whitespace-pre-wrap focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent [&_[data-name]]:mx-0.5 [&_[data-name]]:rounded-sheet [&_[data-name]]:bg-wash [&_[data-name]]:px-2 [&_[data-name]]:py-1 [&_[data-name]]:font-semibold [&_[data-name]]:text-wash-ink ${problem ? 'border-error' : 'border-rule-2'}`}
      />
      <Problem id={id} sentence={problem} />
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-ink-2">{texts.putIn}</span>
        {PLACEHOLDERS.map((name) => (
          <button
            key={name}
            type="button"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => put(name)}
            className="min-h-9 rounded-control border border-rule-2 px-2.5 text-small hover:border-ink-2 pointer-coarse:min-h-11"
          >
            {placeholders[name]}
          </button>
        ))}
      </div>
    </div>
  )
}
