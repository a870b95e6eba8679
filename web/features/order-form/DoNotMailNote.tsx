import type { PastCards } from '@fondly/contracts/bff/past-cards.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useFormPartWords } from '../../words/form-part-words.ts'

/** Warns that the person in the form is on the client's Do not mail list. Send would refuse the card. */
export function DoNotMailNote({ found }: { found: NonNullable<PastCards['doNotMail']> }) {
  const { doNotMail } = useFormPartWords()
  return (
    <p className={`flex min-h-11 items-start gap-3 ${found.match === 'same' ? 'font-medium text-error' : 'text-ink-2'}`}>
      <Icon name="alert" className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {found.match === 'same' ? doNotMail.same[found.reason] : doNotMail.alike}{' '}
        {found.match === 'same' && found.words && doNotMail.remark(found.words)}
      </span>
    </p>
  )
}
