import type { Contact } from '@fondly/contracts/bff/contacts.ts'
import type { Message } from '@fondly/domain/message.ts'
import { bringIntoView } from '../../ui/bring-into-view.ts'
import { Button } from '../../ui/Button.tsx'
import { catchFocus } from '../../ui/keep-focus.ts'
import { leaveUnasked } from '../../ui/side-sheet/guard-leave.ts'
import { addressProblemSentence, useAddressCheckWords } from '../../words/address-problem-sentence.ts'
import { useAddressBookWords } from './address-book-words.ts'
import { type ContactValues, findDifferent, isAllKnown, toValues } from './contact-values.ts'
import { sayName } from './say-contact.ts'
import type { ContactForm } from './use-contact-form.ts'
import { ValueChange } from './ValueChange.tsx'

/** The result of the last save or check: saved, with Undo; changed by another user; or the person is already in the book. */
export function ContactNotices({ form, onOpen }: { form: ContactForm; onOpen: (id: string) => void }) {
  const texts = useAddressBookWords()
  const { result, busy, failure, stored, values } = form
  const openExisting = (contact: Contact) => {
    const open = () => onOpen(contact.id)
    if (isAllKnown(values, toValues(contact))) leaveUnasked(open)
    else open()
  }
  return (
    <div aria-live="polite" className="min-h-6 text-small">
      {failure && (
        <p ref={announce} className="font-medium text-error">
          {failure}
        </p>
      )}
      {result?.kind === 'saved' && (
        <p ref={announce} className="flex items-center gap-4 bg-wash px-4 text-wash-ink">
          <span className="grow py-2">{texts.saved}</span>
          <button type="button" aria-disabled={busy} onClick={() => void form.undo()} className={QUIET_LINK}>
            {texts.undo}
          </button>
        </p>
      )}
      {result?.kind === 'checked' && <CheckNotice form={form} problem={result.problem} before={result.before} />}
      {result?.kind === 'undone' && (
        <p ref={announce} className="text-ink-2">
          {texts.undone}
        </p>
      )}
      {result?.kind === 'exists' && (
        <div ref={announce} role="alert" className="border-l-3 border-accent bg-wash px-4 py-3 text-wash-ink">
          <p>{texts.exists(sayName(result.contact))}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={() => openExisting(result.contact)}>{texts.openExisting}</Button>
            <Button looks="quiet" aria-disabled={busy} onClick={() => void form.save(true)}>
              {texts.addAnyway}
            </Button>
          </div>
        </div>
      )}
      {result?.kind === 'changed' && (
        <div ref={announce} role="alert" className="border-l-3 border-error bg-error/8 px-4 py-3">
          <p>{texts.theirs(result.by ?? texts.somebody)}</p>
          {findDifferent(values, stored).map((name) => (
            <ValueChange key={name} name={name} old={values} now={stored} />
          ))}
          <div className="mt-3 flex flex-wrap gap-3">
            <Button aria-disabled={busy} onClick={() => void form.save()}>
              {texts.keepMine}
            </Button>
            <Button looks="primary" onClick={form.forget}>
              {texts.takeTheirs}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

/** The problem that the address check found, or the address as the check wrote it, with Undo. */
function CheckNotice({ form, problem, before }: { form: ContactForm; problem: Message | null; before: ContactValues }) {
  const texts = useAddressBookWords()
  const addressWords = useAddressCheckWords()
  const different = findDifferent(before, form.stored)
  if (problem)
    return (
      <p ref={announce} className="font-medium text-error">
        {addressProblemSentence(problem, addressWords)}
      </p>
    )
  if (different.length === 0) return null
  return (
    <div ref={announce} className="flex items-center gap-4 bg-wash px-4 py-2 text-wash-ink">
      <div className="grow">
        {different.map((name) => (
          <ValueChange key={name} name={name} old={before} now={form.stored} />
        ))}
      </div>
      <button type="button" aria-disabled={form.busy} onClick={() => void form.undo()} className={QUIET_LINK}>
        {texts.undo}
      </button>
    </div>
  )
}

/** A ref callback of a notice that appears when the pressed button disappears. */
export function announce(notice: HTMLElement | null): void {
  bringIntoView(notice)
  catchFocus(notice)
}

export const QUIET_LINK = 'min-h-11 min-w-11 font-semibold underline underline-offset-3'
