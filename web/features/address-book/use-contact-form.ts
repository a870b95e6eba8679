import { type Contact, ContactConflict } from '@fondly/contracts/bff/contacts.ts'
import { hasName } from '@fondly/domain/contacts/contact.ts'
import type { Message } from '@fondly/domain/message.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Refused } from '../../api/ask.ts'
import { addContact, changeContact, checkContact, contactQuery, contactsKey } from '../../api/contacts.ts'
import { forgetOccasions } from '../../api/occasions.ts'
import { useAction } from '../../api/use-action.ts'
import { leaveUnasked } from '../../ui/side-sheet/guard-leave.ts'
import { type ContactValues, findDifferent, NO_VALUES, toValues } from './contact-values.ts'
import { useTypedValues } from './use-typed-values.ts'

export type ContactForm = ReturnType<typeof useContactForm>

/** The result of the last save. */
type Result =
  | { kind: 'saved'; before: ContactValues | undefined }
  | { kind: 'undone' }
  /** The address was checked. `problem` is null if the check knows the address; `before` holds the values before the check. */
  | { kind: 'checked'; problem: Message | null; before: ContactValues }
  /** Somebody else has changed the person. */
  | { kind: 'changed'; by: string | undefined }
  /** The new person is already in the book. */
  | { kind: 'exists'; contact: Contact }
  | { kind: 'no-name' }

/** The form of a contact: stored values, typed values, and conflicts. `contact` is undefined for a new person. */
export function useContactForm(contact: Contact | undefined, onAdded: (added: Contact) => void) {
  const queries = useQueryClient()
  const { busy, failure, run } = useAction()
  const [result, setResult] = useState<Result>()
  const stored = contact ? toValues(contact) : NO_VALUES
  const { values, type, forgetTyped, forgetSaved, fillFromZip, fillNow } = useTypedValues(stored, () =>
    setResult((before) => (before?.kind === 'changed' ? before : undefined)),
  )

  /**
   * Shows the result of a save at once, while the list is fetched again: the pressed button disappears, and the result takes the focus. `content` is
   * what was sent. Without `content`, all typed values are forgotten.
   */
  const store = (saved: Contact, { next, content }: { next?: Result; content?: ContactValues } = {}) => {
    queries.setQueryData(contactQuery(saved.id).queryKey, saved)
    if (content) forgetSaved(content)
    else forgetTyped()
    if (next) setResult(next)
    void Promise.all([queries.invalidateQueries({ queryKey: contactsKey }), forgetOccasions(queries)])
  }
  /** Shows a conflict with the values of both users. Any other failure is shown beside the form. */
  const hear = (error: unknown): undefined => {
    const conflict = error instanceof Refused ? ContactConflict.safeParse(error.body).data : undefined
    if (!conflict) throw error
    if (contact) {
      queries.setQueryData(contactQuery(contact.id).queryKey, conflict.contact)
      setResult({ kind: 'changed', by: conflict.changedBy })
    } else setResult({ kind: 'exists', contact: conflict.contact })
    return undefined
  }
  const put = (toContent: () => ContactValues | Promise<ContactValues>, next: Result) =>
    run(async () => {
      if (!contact) return
      const content = await toContent()
      const saved = await changeContact(contact.id, { ...content, version: contact.version }).catch(hear)
      if (!saved) return
      store(saved, { next, content })
    })
  const add = (isAnother: boolean) =>
    run(async () => {
      const content = await fillNow()
      const added = await addContact({ ...content, ...(isAnother ? { isAnother } : {}) }).catch(hear)
      if (!added) return
      store(added, { content })
      // The typed values are saved, so the form must not ask before the page changes.
      leaveUnasked(() => onAdded(added))
    })
  const save = async (isAnother = false) => {
    setResult(undefined)
    if (!hasName({ firstName: values.firstName.trim(), lastName: values.lastName.trim() })) return setResult({ kind: 'no-name' })
    await (contact ? put(fillNow, { kind: 'saved', before: stored }) : add(isAnother))
  }
  return {
    stored,
    values,
    isDirty: findDifferent(stored, values).length > 0,
    result,
    busy,
    failure,
    type,
    fillFromZip,
    save,
    /** Checks the address. The check rewrites it in the post office's way. */
    check: () =>
      run(async () => {
        if (!contact) return
        setResult(undefined)
        const checked = await checkContact(contact.id).catch(hear)
        if (!checked) return
        store(checked.contact, { next: { kind: 'checked', problem: checked.problem, before: stored } })
      }),
    /** Undoes the last save, or the change by the address check. */
    undo: async () => {
      const before = (result?.kind === 'saved' || result?.kind === 'checked') && result.before
      if (before) await put(() => before, { kind: 'undone' })
    },
    /** Changes at once who sees the person. */
    share: (isShared: boolean) => put(() => ({ ...stored, isShared }), { kind: 'saved', before: stored }),
    forget: () => {
      forgetTyped()
      setResult(undefined)
    },
  }
}
