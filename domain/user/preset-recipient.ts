import type { OrderForm } from '../order-form/order-form.ts'

/** Of the form, which its sender sees and may change. */
const FIELDS = ['accountNumber', 'firstName', 'lastName', 'address1', 'address2', 'city', 'state', 'zipCode'] as const

/** What is known of the recipient before anybody types: from the address bar or the token (section 4, 'Route guard'), or kept. */
export type PresetRecipient = Partial<Pick<OrderForm, (typeof FIELDS)[number]>> & RecipientAttributes

/** What the entity Recipient (section 3) knows beside the fields of the form: the company's own number of the customer, a telephone, a company. */
export type RecipientAttributes = { customerId?: string; phone?: string; companyName?: string }

const ATTRIBUTES = ['customerId', 'phone', 'companyName'] as const

/** What is known of a recipient beside the form; nothing where the form is for somebody else by now. */
export function recipientAttributes(preset: PresetRecipient | undefined, form: PresetRecipient): RecipientAttributes {
  if (!preset || !isForRecipient(form, preset)) return {}
  return Object.fromEntries(ATTRIBUTES.flatMap((name) => (preset[name] ? [[name, preset[name]]] : [])))
}

/** Only the recipient's own fields, and of these only what is there. */
export function presetRecipient(from: Partial<Record<keyof PresetRecipient, string | undefined>>): PresetRecipient {
  return Object.fromEntries([...FIELDS, ...ATTRIBUTES].flatMap((name) => (from[name] ? [[name, from[name]]] : [])))
}

/** What of it stands in a form. */
export function prefilledFields(from: PresetRecipient): Partial<Pick<OrderForm, (typeof FIELDS)[number]>> {
  return Object.fromEntries(FIELDS.flatMap((name) => (from[name] ? [[name, from[name]]] : [])))
}

/** Whether it says where the card goes: that makes a single send of it (section 4, 'After a successful order'). */
export function hasPresetAddress(recipient: PresetRecipient | null | undefined): boolean {
  return Boolean(recipient?.address1)
}

const NAMES = ['firstName', 'lastName'] as const
const ADDRESS = ['address1', 'address2', 'city', 'state', 'zipCode'] as const

/** Whether the form is for that recipient: by name, and by address where no name is told. One without either is for nobody yet, an account number alone is nobody. */
export function isForRecipient(form: PresetRecipient, recipient: PresetRecipient): boolean {
  const fields = NAMES.some((name) => said(recipient[name])) ? NAMES : (['address1', 'zipCode'] as const)
  return fields.every((name) => said(recipient[name]) === '' || said(form[name]) === said(recipient[name]))
}

/** A form that was left unfinished, and the recipient that was preset when it was written down. */
type Draft<Form> = { form: Form; preset?: PresetRecipient | undefined }

/**
 * The form that an unfinished one opens with, now that this recipient is wanted: as it was left where it is the same errand; with the
 * address that is wanted now where it is another errand for the same person; undefined where it is for somebody else.
 */
export function resumeForm<Form extends PresetRecipient>({ form, preset }: Draft<Form>, wanted: PresetRecipient): Form | undefined {
  const fields = [...NAMES, ...ADDRESS]
  if (!fields.some((name) => said(wanted[name]))) return form
  // What its sender corrected of this very errand stays.
  if (preset ? fields.every((name) => said(preset[name]) === said(wanted[name])) : saysTheSame(form, wanted)) return form
  if (!isForRecipient(form, wanted)) return undefined
  // A line that is not wanted any more goes: half an old address would be no address.
  const address = wanted.address1 ? Object.fromEntries(ADDRESS.map((name) => [name, wanted[name] ?? ''])) : {}
  return { ...form, ...prefilledFields(wanted), ...address }
}

const said = (text: string | undefined) => (text ?? '').trim().toLowerCase()

/** Whether all that is wanted stands in what was kept: a corrected address is another errand, though it is for the same person. */
export function saysTheSame(kept: PresetRecipient, wanted: PresetRecipient): boolean {
  return FIELDS.every((name) => wanted[name] === undefined || wanted[name] === kept[name])
}
