import type { OrderForm as Form } from '@fondly/domain/order-form/order-form.ts'
import { presetRecipient, recipientAttributes, type PresetRecipient } from '@fondly/domain/user/preset-recipient.ts'
import { readPrefill } from '@fondly/domain/user/read-prefill.ts'
import { useQueryClient } from '@tanstack/react-query'
import { forgetRecipient, saveRecipient } from '../api/recipient.ts'
import { sessionQuery, type SignedIn } from '../api/session.ts'
import { initialQuery, forgetInitialQuery, hasInitialRecipient } from './initial-query.ts'

/** Returns the recipient with whom forms are filled in, and functions that forget or replace this recipient. */
export function useRecipientOfVisit(session: SignedIn) {
  const queries = useQueryClient()
  // The address never contains the account number, so it comes from the token.
  const preset = hasInitialRecipient()
    ? readPrefill({ accountNumber: session.recipient?.accountNumber, ...initialQuery.recipient })
    : (session.recipient ?? {})

  const replace = (recipient: PresetRecipient | null) => {
    forgetInitialQuery()
    queries.setQueryData(sessionQuery.queryKey, (known) => (known?.signedIn ? { ...known, recipient, shippingDate: undefined } : known))
  }
  /** The specification: 'Closing the form stores the recipient data', for clients that send single cards. */
  const saveForNext = (form: Form) => {
    const recipient = { ...recipientAttributes(preset, form), ...presetRecipient(form) }
    if (Object.keys(recipient).length === 0) return
    replace(recipient)
    // If this fails, the next form is empty, which does no harm.
    saveRecipient(recipient).catch(() => undefined)
  }
  const forget = () => {
    forgetInitialQuery()
    // If the server cannot delete the recipient now, it expires later.
    forgetRecipient()
      .then(() => queries.invalidateQueries({ queryKey: sessionQuery.queryKey }))
      .catch(() => undefined)
  }
  return {
    preset,
    wantedMailDate: initialQuery.wantedMailDate ?? session.shippingDate,
    /** Called when a card was sent. */
    clear: () => replace(null),
    /** Called with the content of a form that is closed without sending. */
    onThrown: session.singleSend ? saveForNext : forget,
  }
}
