import type { OrderForm } from './order-form.ts'

/** The form as it is sent: no stray spaces around or within the fields of one line, line ends of one kind and no tabs in the closing, nothing that nobody sees. */
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

/** Words of several lines: line ends of one kind, no tabs, composed characters, nothing that nobody sees. */
export function trimText(text: string): string {
  return seen(text).replace(/\r\n?/g, '\n').replace(/\t/g, ' ')
}

function oneLine(text: string): string {
  return seen(text).replace(/\s+/g, ' ').trim()
}

// Marks of direction, joiners and soft hyphens come along with pasted text: no paper shows them, a name of them alone is none, and one that
// turns the direction would turn every page on which the order is read.
function seen(text: string): string {
  return text.replace(/[\p{Cf}\p{Variation_Selector}\u034f]/gu, '').normalize('NFC')
}
