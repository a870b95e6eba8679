import type { PersonAnswer } from '@fondly/contracts/bff/people.ts'
import { TextField } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { usePeopleWords } from './people-words.ts'

type Recipient = NonNullable<PersonAnswer['recipient']>
type RecipientFieldsProps = { recipient: Recipient | null; onType: (recipient: Recipient | null) => void }

const NAMES = ['firstName', 'lastName', 'address1', 'address2', 'city', 'state', 'postalCode', 'customerId'] as const
const MAX_CHARACTERS = 256

/** The recipient with whom the person's next form is filled in. */
export function RecipientFields({ recipient, onType }: RecipientFieldsProps) {
  const texts = usePeopleWords()
  const type = (name: keyof Recipient, text: string) => {
    const { [name]: _, ...others } = recipient ?? {}
    const next = text ? { ...others, [name]: text } : others
    onType(Object.keys(next).length > 0 ? next : null)
  }
  return (
    <details className="mb-2 border-t border-rule" open={recipient !== null}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between font-semibold">
        {texts.fields.recipient}
        <Icon name="down" size={18} className="text-ink-2 in-open:rotate-180" />
      </summary>
      <p className="mb-3 text-small text-ink-2">{texts.recipientHint}</p>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {NAMES.map((name) => (
          <TextField
            key={name}
            label={texts.recipient[name]}
            value={recipient?.[name] ?? ''}
            maxLength={MAX_CHARACTERS}
            autoComplete="off"
            onChange={({ target }) => type(name, target.value)}
          />
        ))}
      </div>
    </details>
  )
}
