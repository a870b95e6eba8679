import type { NameField } from '@fondly/domain/order-form/order-form.ts'
import { trimForm } from '@fondly/domain/order-form/trim-form.ts'
import { mayBeRealName, offensiveName, offensiveWord } from '@fondly/domain/wording/wording.ts'
import { useFormPartWords } from '../../words/form-part-words.ts'
import { useForm } from './form-state.tsx'

/** Shows which word of the closing the offence check refuses. */
export function FoundWord() {
  const words = useFormPartWords()
  const { values, problems } = useForm()
  const found = problems.closing?.code === 'closing-offensive' ? offensiveWord(trimForm(values).closing) : undefined
  return <output className="text-small">{found && <span className="[overflow-wrap:anywhere]">{words.found(found)}</span>}</output>
}

// Inline styles, because only this part needs them and the style sheets have almost reached their size limit.
const OVERLAY = {
  zIndex: 2,
  width: 'max-content',
  maxWidth: 'min(22.5rem, 100vw - 40px)',
  marginTop: 'calc(var(--lines) * -22px - 4px)',
  boxShadow: 'var(--sh-3)',
} as const

/**
 * Shows which word of a name the offence check refuses. The sender can confirm that the word is a real name. Covers the rows below while the field
 * has the focus, so that nothing moves. Must be inside the field's `name-box`; `id` is for the field's aria-describedby.
 */
export function FoundName({ id, name }: { id: string; name: NameField }) {
  const words = useFormPartWords()
  const { values, problems, sentences, realNames, confirmName } = useForm()
  const isRefused = problems[name]?.code === 'name-offensive'
  const canConfirm = (isRefused || realNames.includes(name)) && mayBeRealName(values[name])
  const isConfirmed = canConfirm && realNames.includes(name)
  const found = isRefused || isConfirmed ? offensiveName(values[name]) : undefined
  const isShown = found !== undefined
  return (
    <output
      style={name === 'lastName' ? { ...OVERLAY, right: 0 } : OVERLAY}
      className="found-name hidden absolute border border-rule bg-sheet flex-wrap items-center gap-x-4 rounded-sheet px-3.5 text-small"
    >
      {isShown && (
        <span id={id} className="py-2 [overflow-wrap:anywhere]">
          {/* This note covers the sentence below the field, so it repeats the sentence. Screen readers already read the original. */}
          {isRefused && <span aria-hidden="true">{sentences[name]} </span>}
          {isConfirmed ? words.isRealName : words.found(found)}
        </span>
      )}
      {isShown && canConfirm && !isConfirmed && (
        <button
          type="button"
          // Some browsers do not focus a pressed button. Then the field would lose the focus, and this button would disappear before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ currentTarget }) => {
            // The button disappears, so the focus moves back to the name.
            currentTarget.closest('.name-box')?.querySelector('input')?.focus()
            confirmName(name)
          }}
          className="min-h-11 font-semibold text-accent underline underline-offset-3"
        >
          {words.realName}
        </button>
      )}
    </output>
  )
}
