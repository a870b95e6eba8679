import type { OrderForm } from '@fondly/domain/order-form/order-form.ts'

/** Moves the focus to a field of the form, and scrolls the field to the middle of the visible part. */
export function focusField(form: HTMLFormElement | null, name: keyof OrderForm): void {
  const field = form?.querySelector<HTMLElement>(`[name="${name}"]:checked, [name="${name}"], [data-field="${name}"] [tabindex="0"]`)
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}
