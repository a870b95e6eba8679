import type { OrderFields } from './commerce.ts'

/** Sample values for the order's own fields. */
export const orderFields: OrderFields = {
  clientId: 'acme',
  clientName: 'Acme Utilities',
  senderProfile: 'Acme Care',
  senderProfileId: 'acme-care',
  commerceAccount: 'C-100200',
  invoiceAccount: 'I-77',
  customFields: [{ label: 'Cost centre', value: 'Austin' }],
  accountNumber: '123',
  customerReference: 'ACME-CC',
  location: 'Austin',
  employeeID: 'E1',
  supervisorID: 'S1',
  mailDate: '2026-11-23',
  taxClassCode: 'EXEMPT',
}
