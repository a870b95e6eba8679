import type { OrderFormSetting } from '@fondly/contracts/bff/order-form.ts'
import { MAX_CLOSING_CHARACTERS } from '@fondly/domain/order-form/limits.ts'
import { useId } from 'react'
import { SelectField } from '../../ui/Field.tsx'
import { useOccasionWords } from '../../words/occasion-words.ts'

type RuleMessageProps = {
  starters: OrderFormSetting['card']['messageStarters']
  message: string
  onMessage: (message: string) => void
}

/** The words of a prepared card: a message starter of the card, or words of one's own. */
export function RuleMessage({ starters, message, onMessage }: RuleMessageProps) {
  const own = useOccasionWords()
  const id = useId()
  const chosen = starters.find(({ text }) => text === message)
  return (
    <>
      {starters.length > 0 && (
        <SelectField
          label={own.starter}
          value={chosen?.id ?? ''}
          onChange={({ target }) => onMessage(starters.find((one) => one.id === target.value)?.text ?? '')}
        >
          <option value="">{own.ownWords}</option>
          {starters.map((starter) => (
            <option key={starter.id} value={starter.id}>
              {starter.description}
            </option>
          ))}
        </SelectField>
      )}
      <label htmlFor={id} className="mb-1 block font-semibold">
        {own.message}
      </label>
      <textarea
        id={id}
        rows={4}
        value={message}
        maxLength={MAX_CLOSING_CHARACTERS}
        readOnly={chosen?.locked ?? false}
        aria-describedby={`${id}-left`}
        onChange={({ target }) => onMessage(target.value)}
        className="block w-full resize-y rounded-control border border-rule-2 bg-sheet px-3.5 py-2.5 text-field hover:border-ink-2 focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent"
      />
      <p id={`${id}-left`} className="mb-4 text-small text-ink-2">
        {own.charactersLeft(MAX_CLOSING_CHARACTERS - message.length)}
      </p>
    </>
  )
}
