import { lookUp } from '../look-up.ts'
import type { ClientConfiguration } from '../client/client.ts'

/** The names that a custom field's template may use in braces. All other template text stays as it is. */
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

/** Fills in the client's custom fields. A template that becomes empty gives its default. */
export function customFields(
  fields: NonNullable<ClientConfiguration['customFields']>,
  values: CustomFieldValues,
): { label: string; value: string }[] {
  return fields.map(({ label, value, default: fallback }) => ({ label, value: filled(value, values) || (fallback ?? '') }))
}

function filled(template: string, values: CustomFieldValues): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => lookUp(values, name) ?? whole)
}

/** Returns the order's tax code: the client's if it is exempt in the recipient's state, else ''. */
export function taxClassCode(taxExempt: ClientConfiguration['taxExempt'], state: string): string {
  return taxExempt?.enabled && taxExempt.states.includes(state) ? taxExempt.code : ''
}

/** Returns the sender's location: the token's own, else the client's default one. */
export function findLocation(ofUser: string | undefined, locations: ClientConfiguration['locations']): string {
  return ofUser ?? locations?.find((location) => location.default)?.value ?? ''
}
