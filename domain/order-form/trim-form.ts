import type { OrderForm } from './order-form.ts'
import { fillPlaceholders } from './placeholders.ts'

/**
 * Returns the form as it is sent: without invisible characters and extra spaces, and in the closing with '\n' as line end, no tabs, and the recipient's
 * data in place of the placeholders.
 */
export function trimForm(form: OrderForm): OrderForm {
  const names = { firstName: oneLine(form.firstName), lastName: oneLine(form.lastName), city: oneLine(form.city) }
  return {
    accountNumber: oneLine(form.accountNumber),
    firstName: names.firstName,
    lastName: names.lastName,
    address1: oneLine(form.address1),
    address2: oneLine(form.address2),
    city: names.city,
    state: form.state.trim(),
    zipCode: form.zipCode.trim(),
    sentiment: form.sentiment,
    closing: trimText(fillPlaceholders(trimText(form.closing), names)).trimEnd(),
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

// Removes direction marks, joiners and soft hyphens, which come with pasted text. These characters are not printed, a name must not consist of them,
// and a direction mark would reverse the text of every page that shows the order.
function seen(text: string): string {
  return text.replace(/[\p{Cf}\p{Variation_Selector}\u034f]/gu, '').normalize('NFC')
}
