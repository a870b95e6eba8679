import type { Message } from '../message.ts'

/**
 * Why the press cannot print an order. Each code has one sentence in every language (languages/). Codes are stored in the database and never change.
 */
export const REJECTION_CODES = [
  // Problems of the order in commerce.
  'order-unknown',
  'order-not-wanted',
  'card-unknown',
  'mail-date-unreadable',
  'return-address-unreadable',
  'address-unprintable',
  'scan-code-unprintable',
  'no-room-for-postal-barcode',
  'card-size-changed',
  'card-size-without-layout',

  // The order differs from what its sender approved.
  'layout-changed',
  'card-not-approved',
  'scan-code-not-approved',
  'message-not-approved',
  'signature-not-approved',
  'delivery-address-not-approved',
  'return-address-not-approved',
  'print-file-not-approved',

  // Problems of the card's print file.
  'print-file-missing',
  'print-file-address-unreadable',
  'print-file-gone',
  'print-file-no-pdf',

  /** A print finding: `kind` and `page` of domain/print/print-finding.ts. */
  'print-finding',
  'check-too-heavy',
  /** A text that an older release wrote, and that matches none of the known sentences. */
  'as-recorded',
] as const

export type RejectionCode = (typeof REJECTION_CODES)[number]

export type Rejection = Message<RejectionCode>
