import { Button } from '../../ui/Button.tsx'
import { useAddressBookWords } from './address-book-words.ts'
import { findDifferent } from './contact-values.ts'
import { sayName } from './say-contact.ts'
import type { ContactForm } from './use-contact-form.ts'
import { ValueChange } from './ValueChange.tsx'

/** What the last saving came to: saved, with a way back; changed by somebody else; or the person is in the book already. */
export function ContactNotices({ form, onOpen }: { form: ContactForm; onOpen: (id: string) => void }) {
  const own = useAddressBookWords()
  const { result, busy, failure, stored, values } = form
  return (
    <div aria-live="polite" className="min-h-6 text-small">
      {failure && <p className="font-medium text-error">{failure}</p>}
      {result?.kind === 'saved' && (
        <p className="flex items-center gap-4 bg-wash px-4 text-wash-ink">
          <span className="grow py-2">{own.saved}</span>
          <button type="button" aria-disabled={busy} onClick={() => void form.undo()} className={QUIET_LINK}>
            {own.undo}
          </button>
        </p>
      )}
      {result?.kind === 'undone' && <p className="text-ink-2">{own.undone}</p>}
      {result?.kind === 'exists' && (
        <div role="alert" className="border-l-3 border-accent bg-wash px-4 py-3 text-wash-ink">
          <p>{own.exists(sayName(result.contact))}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={() => onOpen(result.contact.id)}>{own.openExisting}</Button>
            <Button looks="quiet" aria-disabled={busy} onClick={() => void form.save(true)}>
              {own.addAnyway}
            </Button>
          </div>
        </div>
      )}
      {result?.kind === 'changed' && (
        <div role="alert" className="border-l-3 border-error bg-error/8 px-4 py-3">
          <p>{own.theirs(result.by ?? own.somebody)}</p>
          {findDifferent(values, stored).map((name) => (
            <ValueChange key={name} name={name} old={values} now={stored} />
          ))}
          <div className="mt-3 flex flex-wrap gap-3">
            <Button aria-disabled={busy} onClick={() => void form.save()}>
              {own.keepMine}
            </Button>
            <Button looks="primary" onClick={form.forget}>
              {own.takeTheirs}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

export const QUIET_LINK = 'min-h-11 font-semibold underline underline-offset-3'
