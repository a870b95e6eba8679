import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import { MAX_CLOSING_CHARACTERS, MAX_TYPED_CHARACTERS } from '@fondly/domain/order-form/limits.ts'
import type { Message } from '@fondly/domain/message.ts'
import { formProblems } from '@fondly/languages/english/form-problems.ts'
import { fillMessage } from '@fondly/languages/fill-message.ts'
import { useId } from 'react'
import { SelectField } from '../../ui/Field.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { useOccasionWords } from '../../words/occasion-words.ts'
import { useLanguage, useSection } from '../../words/words.tsx'

type RuleMessageProps = {
  starters: OrderFormPageData['card']['messageStarters']
  message: string
  /** Everything that is wrong with the message. */
  problems: readonly Message[]
  onMessage: (message: string) => void
}

/** The words of a prepared card: one of the card's message starters, or the user's own words. */
export function RuleMessage({ starters, message, problems, onMessage }: RuleMessageProps) {
  const texts = useOccasionWords()
  const { words, tag } = useLanguage()
  const sentences: Readonly<Record<string, string>> = useSection('formProblems', formProblems)
  const id = useId()
  const chosen = starters.find(({ text }) => text === message)
  return (
    <>
      {starters.length > 0 && (
        <SelectField
          label={texts.starter}
          value={chosen?.id ?? ''}
          onChange={({ target }) => onMessage(starters.find((one) => one.id === target.value)?.text ?? '')}
        >
          <option value="">{texts.ownWords}</option>
          {starters.map((starter) => (
            <option key={starter.id} value={starter.id}>
              {starter.description}
            </option>
          ))}
        </SelectField>
      )}
      <label htmlFor={id} className="mb-1 block font-semibold">
        {texts.message}
      </label>
      <textarea
        id={id}
        rows={4}
        value={message}
        // A placeholder may be longer than the words that are printed for it.
        maxLength={MAX_TYPED_CHARACTERS.closing}
        ref={problems.length > 0 ? takeFocus : undefined}
        aria-invalid={problems.length > 0}
        readOnly={chosen?.locked ?? false}
        aria-describedby={`${id}-problems ${id}-left`}
        onChange={({ target }) => onMessage(target.value)}
        className={`block w-full resize-y rounded-control border ${problems.length > 0 ? 'border-error' : 'border-rule-2'} bg-sheet px-3.5 py-2.5 text-field hover:border-ink-2 focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent`}
      />
      <ul id={`${id}-problems`} aria-live="polite" className="text-small font-medium text-error">
        {problems.map(({ code, params }) => (
          <li key={code}>{fillMessage(sentences[code] ?? words.unexpected, params, tag)}</li>
        ))}
      </ul>
      <p id={`${id}-left`} className="mb-4 text-small text-ink-2">
        {texts.charactersLeft(Math.max(0, MAX_CLOSING_CHARACTERS - message.length))}
      </p>
    </>
  )
}
