import type { OrderForm } from './order-form.ts'

/** The form as it is sent: no stray spaces around or within the fields of one line, line ends of one kind and no tabs in the closing. */
export function tidied(form: OrderForm): OrderForm {
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
    closing: form.closing.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').normalize('NFC').trimEnd(),
    sendDate: form.sendDate.trim(),
  }
}

function oneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}
