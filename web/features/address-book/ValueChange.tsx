import { Change } from '../../ui/side-sheet/Change.tsx'
import { useAddressBookWords } from './address-book-words.ts'
import type { ContactValues, ValueName } from './contact-values.ts'

type ValueChangeProps = { name: ValueName; old: ContactValues; now: ContactValues }

/** A changed value of a person: the old value struck through, the new value marked. */
export function ValueChange({ name, old, now }: ValueChangeProps) {
  const texts = useAddressBookWords()
  const say = ({ [name]: value }: ContactValues): string =>
    typeof value === 'boolean' ? (value ? texts.shared : texts.mine) : Array.isArray(value) ? value.join(', ') : value
  return (
    <p className="mt-1">
      {texts.fields[name]}: <Change old={say(old) || undefined} now={say(now) || undefined} />
    </p>
  )
}
