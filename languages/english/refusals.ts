import type { RefusalCode, TitledRefusalCode } from '@fondly/domain/refusal-code.ts'
import { errorPages } from './error-pages.ts'

const UNEXPECTED = errorPages.unexpected.text

/** Why the server refused a request; those that fill a page stand in error-pages.ts. */
export const refusals = {
  'upstream-failed': UNEXPECTED,
  'upstream-silent': UNEXPECTED,
  'disk-full': UNEXPECTED,
  'no-database': UNEXPECTED,
  'task-failed': UNEXPECTED,
  'not-found': 'There is nothing at this address.',
  'session-ended': 'Your session has ended. Please sign in again.',
  'too-many-requests': 'Too many requests. Please wait a moment and try again.',
  starting: 'Fondly is starting. Please try again in a moment.',
  'unknown-host': 'Fondly does not answer by this name: open it by its own address (the setting FONDLY_URL).',
  'method-not-allowed': 'This address does not accept the method {method}.',
  'request-unreadable': 'The request could not be read.',
  'request-too-large': 'The request is too large.',
  'request-of-another-site': 'The request did not come from our pages.',
  'idempotency-key-missing': 'The request has no Idempotency-Key.',

  'form-problems': 'The form has errors. Please correct them.',
  'form-sent-elsewhere': 'This form was sent or closed elsewhere. Please open the card again.',
  'form-sent-with-other-words': 'This form was already sent with other words. Please open the card again.',
  'form-not-sendable': 'This card cannot be sent as it is any more. Please look at the form again.',
  'preview-outdated': 'The card no longer looks as it did. Please look at the preview again.',
  'question-answered': 'This question was answered already.',
  'card-not-printable': 'This card cannot be printed.',
  'card-not-offered': 'This card is not offered any more.',

  'order-being-printed': 'This card is already being printed. It cannot be withdrawn any more.',
  'order-being-sent': 'This card is still being sent. Please try again in a moment.',
  'order-ended': 'This order has ended. There is nothing to withdraw.',
  'order-corrected': 'This order was corrected already: another was sent in its place.',
  'order-being-corrected': 'A corrected card is being sent in place of this one. Please look again in a moment.',
  'order-not-repeatable': 'This order cannot be sent again.',
  'correction-too-late':
    'The card that you are correcting is already being printed, so the corrected one was not sent. If you send it as a new card, both are mailed.',
  'corrected-order-withdrawn':
    'The card that you are correcting was withdrawn meanwhile, so the corrected one was not sent either. You can send it as a new card.',
  'draft-unfinished': 'There is an unfinished form of this card. Sending again would put this recipient in its place.',

  'dashboard-closed': 'Your client administrator looks after this.',
  'dashboard-closed-by': '{administrator} looks after this.',
  'dashboard-read-only': 'You may read this, but not change it.',
  'changed-meanwhile': 'Somebody else changed this a moment ago. Nothing of yours was saved; look at what is there now.',
  'change-in-progress': 'Another change of this is being saved. Please try again in a minute.',
  'value-too-large': 'This has {bytes} bytes, and our commerce system holds {maxBytes} in one place. Please shorten it.',
  'value-not-accepted': 'This value cannot be saved: it would not be read as you mean it.',
  'not-restorable': 'This entry cannot be restored.',
  'day-being-printed': 'Cards of this day are being printed in batch {batch}, so it stays a mailing day.',
  'cards-undecided': '{cards} of the cards that wait are dated this day. Please say what becomes of them.',
  'day-has-begun': 'This day has begun or is over. Please choose a later one.',
  'profile-last': 'This is the only sender profile. Without one nobody could send a card.',

  'upload-empty': 'This file is empty.',
  'upload-too-large': 'This file is larger than {maxMegabytes} MB.',
  'upload-wrong-type': 'This file is none of these, whatever its name says: {types}.',
  'upload-cut-off': 'The end of this file is missing. Please save it again, then upload it once more.',
  'upload-has-more': 'Something else follows the picture in this file. Please save it again as a picture only.',
  'picture-unreadable': 'This picture cannot be read.',
  'picture-too-many-pixels': 'This picture has more than 25 million pixels.',
  'picture-colours-unknown': 'The colours of this picture are for a press that it does not name. Please save it as sRGB.',
  'svg-unsafe': 'This drawing holds something that does more than draw: {part}. Please save it without.',
  'svg-has-text': 'This drawing holds text as letters, which would print in another face. Please turn it into outlines.',
  'svg-too-complex': 'This drawing has too many parts. Please save it with at most {maxParts}.',
  'logo-too-large': 'This logo has {width} x {height} pixels. A side may have at most {maxPixels}.',
  'logo-too-small':
    'This logo has {width} x {height} pixels and would print blurred. It needs a width of {minWidth} or a height of {minHeight}.',
  'logo-not-seen-on-light': 'This logo cannot be seen on light paper. Perhaps it is the one for dark ground.',
  'logo-not-seen-on-dark': 'This logo cannot be seen on dark ground. Perhaps it is the one for light paper.',

  'batch-incomplete': 'The files of this batch are not there yet.',
  'batch-not-acknowledged': 'A batch is mailed once it was taken to the printer.',
  'batch-file-missing': 'This file is not in the print folder.',
  'order-not-printed': 'This order was not printed.',
  'reprint-note-missing': 'Please say why it is printed again.',
  'cards-too-large-for-paper': 'The cards do not fit on this paper.',
  'print-file-pages': 'The print file of order {orderNo} does not have the two pages of its card.',
  'print-file-unreadable': 'The print file of order {orderNo} cannot be read.',
  'sheets-too-heavy': 'This file took too long to make, or too much memory. Please try again, or print the cards one by one.',
} as const satisfies Record<Exclude<RefusalCode, TitledRefusalCode>, string>
