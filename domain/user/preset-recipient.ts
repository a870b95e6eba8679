import type { OrderForm } from '../order-form/order-form.ts'

/** Fields of the form, which the sender sees and may change. */
const FIELDS = ['accountNumber', 'firstName', 'lastName', 'address1', 'address2', 'city', 'state', 'zipCode'] as const

/** What is known about the recipient before the sender types: from the address bar, the token (section 4, 'Route guard') or stored data. */
export type PresetRecipient = Partial<Pick<OrderForm, (typeof FIELDS)[number]>> & RecipientAttributes

/** The attributes of the entity Recipient (section 3) that are not in the form: the company's own customer number, a telephone number, a company. */
export type RecipientAttributes = { customerId?: string; phone?: string; companyName?: string }

const ATTRIBUTES = ['customerId', 'phone', 'companyName'] as const

/**
 * Returns the attributes that are not in the form. Returns nothing when the form is now for another recipient, or when the preset has neither a name
 * nor an address or zip code, because then nothing shows whether the form is for the same person.
 */
export function recipientAttributes(preset: PresetRecipient | undefined, form: PresetRecipient): RecipientAttributes {
  if (!preset || !canBeCompared(preset) || !isForRecipient(form, preset)) return {}
  return Object.fromEntries(ATTRIBUTES.flatMap((name) => (preset[name] ? [[name, preset[name]]] : [])))
}

/** Picks the recipient's own fields that have a value. */
export function presetRecipient(from: Partial<Record<keyof PresetRecipient, string | undefined>>): PresetRecipient {
  return Object.fromEntries([...FIELDS, ...ATTRIBUTES].flatMap((name) => (from[name] ? [[name, from[name]]] : [])))
}

/** Picks the values that belong in the form. */
export function prefilledFields(from: PresetRecipient): Partial<Pick<OrderForm, (typeof FIELDS)[number]>> {
  return Object.fromEntries(FIELDS.flatMap((name) => (from[name] ? [[name, from[name]]] : [])))
}

/** Returns true when the recipient has an address, which makes the sending a single send (section 4, 'After a successful order'). */
export function hasPresetAddress(recipient: PresetRecipient | null | undefined): boolean {
  return Boolean(recipient?.address1)
}

const NAMES = ['firstName', 'lastName'] as const
const ADDRESS = ['address1', 'address2', 'city', 'state', 'zipCode'] as const

/**
 * Returns true when the form is for that recipient, compared by name, or by address1 and zip code when the recipient has no name. Fields that the
 * recipient leaves empty are not compared.
 */
export function isForRecipient(form: PresetRecipient, recipient: PresetRecipient): boolean {
  const fields = NAMES.some((name) => normalize(recipient[name])) ? NAMES : (['address1', 'zipCode'] as const)
  return fields.every((name) => normalize(recipient[name]) === '' || normalize(form[name]) === normalize(recipient[name]))
}

/** An unfinished form, and the recipient that was preset when it was saved. */
type Draft<Form> = { form: Form; preset?: PresetRecipient | undefined }

/**
 * Returns the form to open for the wanted recipient: the draft unchanged when no recipient is wanted or the same one as then; with the wanted address
 * when the person is the same; undefined when the draft is for another person.
 */
export function resumeForm<Form extends PresetRecipient>({ form, preset }: Draft<Form>, wanted: PresetRecipient): Form | undefined {
  const fields = [...NAMES, ...ADDRESS]
  if (!fields.some((name) => normalize(wanted[name]))) return form
  // The same recipient is wanted again, so the sender's corrections stay.
  if (preset ? fields.every((name) => normalize(preset[name]) === normalize(wanted[name])) : saysTheSame(form, wanted)) return form
  if (!isForRecipient(form, wanted)) return undefined
  // Clear the lines that the wanted address does not have, so that two addresses are never mixed.
  const address = wanted.address1 ? Object.fromEntries(ADDRESS.map((name) => [name, wanted[name] ?? ''])) : {}
  return { ...form, ...prefilledFields(wanted), ...address }
}

function canBeCompared(recipient: PresetRecipient): boolean {
  return [...NAMES, 'address1' as const, 'zipCode' as const].some((name) => normalize(recipient[name]) !== '')
}

const normalize = (text: string | undefined) => (text ?? '').trim().toLowerCase()

/** Returns true when every wanted value equals the saved one. A corrected address is not equal, even for the same person. */
export function saysTheSame(saved: PresetRecipient, wanted: PresetRecipient): boolean {
  return FIELDS.every((name) => wanted[name] === undefined || wanted[name] === saved[name])
}
