import type { ClientConfiguration } from '../client/client.ts'

/** What a custom field's template may name, each in braces; anything else in a template is plain text. */
export type CustomFieldValues = {
  accountNumber: string
  senderFirstName: string
  senderLastName: string
  recipientFirstName: string
  recipientLastName: string
  location: string
  employeeID: string
  supervisorID: string
  senderProfileName: string
  clientName: string
}

/** The client's custom fields, filled in. A template that comes out empty gives its default. */
export function customFields(
  fields: NonNullable<ClientConfiguration['customFields']>,
  values: CustomFieldValues,
): { label: string; value: string }[] {
  return fields.map(({ label, value, default: fallback }) => ({ label, value: filled(value, values) || (fallback ?? '') }))
}

function filled(template: string, values: CustomFieldValues): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof CustomFieldValues] : whole,
  )
}

/** The tax code of an order: the client's, where it is exempt in the recipient's state, else none (readings 20). */
export function taxClassCode(taxExempt: ClientConfiguration['taxExempt'], state: string): string {
  return taxExempt?.enabled && taxExempt.states.includes(state) ? taxExempt.code : ''
}

/** Where the sender works: the token's own location, else the client's default one (readings 35). */
export function findLocation(ofUser: string | undefined, locations: ClientConfiguration['locations']): string {
  return ofUser ?? locations?.find((location) => location.default)?.value ?? ''
}
