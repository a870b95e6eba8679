import type { OrderForm } from './order-form.ts'

/** Returns the form as it is sent: without invisible characters and extra spaces, and in the closing with '\n' as line end and no tabs. */
export function trimForm(form: OrderForm): OrderForm {
  return {
    accountNumber: oneLine(form.accountNumber),
    firstName: oneLine(form.firstName),
    lastName: oneLine(form.lastName),
    address1: oneLine(form.address1),
    address2: oneLine(form.address2),
    city: oneLine(form.city),
    state: form.state.trim(),
    zipCode: form.zipCode.trim(),
    sentiment: form.sentiment,
    closing: trimText(form.closing).trimEnd(),
    sendDate: form.sendDate.trim(),
  }
}

/** Cleans text of several lines: '\n' as line end, no tabs, composed characters, no invisible characters. */
export function trimText(text: string): string {
  return seen(text).replace(/\r\n?/g, '\n').replace(/\t/g, ' ')
}

function oneLine(text: string): string {
  return seen(text).replace(/\s+/g, ' ').trim()
}

// Removes direction marks, joiners and soft hyphens, which come with pasted text. They are not printed, a name must not consist of them, and a
// direction mark would reverse every page that shows the order.
function seen(text: string): string {
  return text.replace(/[\p{Cf}\p{Variation_Selector}\u034f]/gu, '').normalize('NFC')
}
