import type { RejectionCode } from '@fondly/domain/print/rejection.ts'

/** Why the press cannot print an order. The sentences of print findings are in print-findings.ts. */
export const rejections = {
  'order-unknown': 'Commerce does not know the order.',
  'order-not-wanted': 'Commerce no longer wants the order printed.',
  'card-unknown': 'Commerce does not know the card.',
  'mail-date-unreadable': 'The order has no mail date that can be read.',
  'return-address-unreadable': 'The return address of the order cannot be read.',
  'address-unprintable': 'The address does not fit on the envelope, or holds a character that its face lacks.',
  'scan-code-unprintable': 'The order has no scan code that can be printed.',
  'no-room-for-postal-barcode': 'There is no room on the envelope for the barcode of the post office.',
  'card-size-changed': 'The card has another size than when its batch was cut.',
  'card-size-without-layout': 'There is no layout for a card of this size.',

  'layout-changed': 'The card is no longer laid out as its sender approved it.',
  'card-not-approved': "The order's card is not what its sender approved.",
  'scan-code-not-approved': "The order's scan code is not what its sender approved.",
  'message-not-approved': "The order's message is not what its sender approved.",
  'signature-not-approved': "The order's signature is not what its sender approved.",
  'delivery-address-not-approved': "The order's delivery address is not what its sender approved.",
  'return-address-not-approved': "The order's return address is not what its sender approved.",
  'print-file-not-approved': "The order's print file is not what its sender approved.",

  'print-file-missing': 'The order has no print file for its card.',
  'print-file-address-unreadable': "The address of the card's print file cannot be read.",
  'print-file-gone': "The card's print file is gone.",
  'print-file-no-pdf': "The card's print file is not a PDF.",

  'check-too-heavy': 'The card could not be checked: its check took too long, or too much memory.',
  'as-recorded': '{text}',
} as const satisfies Record<Exclude<RejectionCode, 'print-finding'>, string>
