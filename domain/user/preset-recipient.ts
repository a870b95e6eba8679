import type { OrderForm } from '../order-form/order-form.ts'

const FIELDS = ['accountNumber', 'firstName', 'lastName', 'address1', 'address2', 'city', 'state', 'zipCode'] as const

/** What is known of the recipient before anybody types: from the address bar or the token (section 4, 'Route guard'), or kept. */
export type PresetRecipient = Partial<Pick<OrderForm, (typeof FIELDS)[number]>>

/** Only the recipient's own fields, and of these only what is there. */
export function presetRecipient(from: Partial<Record<keyof PresetRecipient, string | undefined>>): PresetRecipient {
  return Object.fromEntries(FIELDS.flatMap((name) => (from[name] ? [[name, from[name]]] : [])))
}

/** Whether it says where the card goes: that makes a single send of it (section 4, 'After a successful order'). */
export function hasPresetAddress(recipient: PresetRecipient | null | undefined): boolean {
  return Boolean(recipient?.address1)
}

/** Whether the form is for that recipient; a form without a name is for nobody yet. */
export function isForRecipient(form: PresetRecipient, { firstName, lastName }: PresetRecipient): boolean {
  const said = (name: string | undefined) => (name ?? '').trim().toLowerCase()
  return [
    [form.firstName, firstName],
    [form.lastName, lastName],
  ].every(([typed, wanted]) => said(wanted) === '' || said(typed) === said(wanted))
}

/** Whether all that is wanted stands in what was kept: a corrected address is another errand, though it is for the same person. */
export function saysTheSame(kept: PresetRecipient, wanted: PresetRecipient): boolean {
  return FIELDS.every((name) => wanted[name] === undefined || wanted[name] === kept[name])
}
