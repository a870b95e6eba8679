import type { Contact } from '@fondly/contracts/bff/contacts.ts'
import type { Message } from '@fondly/domain/message.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { checkContact, contactQuery, contactsKey } from '../../api/contacts.ts'
import { useAction } from '../../api/use-action.ts'
import { Icon } from '../../ui/Icon.tsx'
import { addressProblemSentence, useAddressCheckWords } from '../../words/address-problem-sentence.ts'
import { useLanguage } from '../../words/words.tsx'
import { useAddressBookWords } from './address-book-words.ts'
import { sayAge } from './say-contact.ts'

/** Whether the address stands as the post office writes it, and since when; checks it again. */
export function AddressAge({ contact, today }: { contact: Contact; today: string }) {
  const own = useAddressBookWords()
  const addressWords = useAddressCheckWords()
  const { locale } = useLanguage()
  const queries = useQueryClient()
  const { busy, failure, run } = useAction()
  const [problem, setProblem] = useState<Message | null>()
  const { id, isStandardised, checkedOn } = contact
  const check = () =>
    run(async () => {
      const answer = await checkContact(id)
      queries.setQueryData(contactQuery(id).queryKey, answer.contact)
      setProblem(answer.problem)
      await queries.invalidateQueries({ queryKey: contactsKey })
    })
  const age = checkedOn === null ? undefined : sayAge(checkedOn, today, locale)
  const standing = age === undefined ? own.notChecked : isStandardised ? own.standardised(age) : own.checkedUnknown(age)
  return (
    <div className="mb-4 flex flex-wrap items-baseline gap-x-4 text-small">
      <p aria-live="polite" className={failure ? 'text-error' : 'text-ink-2'}>
        {isStandardised && <Icon name="check" size={16} className="mr-1 inline text-ok" />}
        {failure ?? (problem ? addressProblemSentence(problem, addressWords) : standing)}
      </p>
      <button
        type="button"
        aria-disabled={busy}
        onClick={() => void check()}
        className="min-h-11 font-semibold text-accent underline underline-offset-3"
      >
        {checkedOn === null ? own.check : own.checkAgain}
      </button>
    </div>
  )
}
