import type { ChangeReason } from '@fondly/domain/address/find-change-reason.ts'
import type { ProgressStep } from '@fondly/domain/sending/progress.ts'

/** The words of the sheets that show a sending. */
export const sending = {
  title: 'Sending your card',
  reattaching: 'The connection was lost. Looking for your card again…',
  openBaskets: 'An order in progress',
  goOn: 'Watch the one under way',
  goOnText: 'One of your own cards is being sent at this moment. You can watch it instead; this form stays as it is.',
  confirmingTitle: 'Making sure of your order',
  confirmingText: 'No card goes out twice. Order History shows how it went, and you are told if anything is left to do.',
  stoppedTitle: 'The card was not sent',
  sendAsNew: 'Send as a new card',
  back: 'Back to the form',
  editAddress: 'Edit Address',
  send: 'Send',
  lookedUp: 'The address as we looked it up',
  onItsWay: 'The card is on its way!',
  thanks: 'Thanks for showing our customers just how much we care.',
  deliveryAddress: 'Delivery Address',
  changed: 'Changed by the address check',
  /** Why the address check changed a word. */
  changeReasons: {
    added: 'was missing',
    'left-out': 'is not part of the address',
    abbreviated: 'as the post office abbreviates it',
    corrected: 'as the post office has it',
  } satisfies Record<ChangeReason, string>,
  mailDate: 'Mail Date',
  confirmation: 'Confirmation',
  description: 'Description',
  copy: 'Copy',
  copied: 'Copied',
  print: 'Print',
  another: 'Send another',
  leaving: 'You are signed out in a few seconds.',
  undo: 'Undo',
  undoFor: (left: string) => `${left} left to undo`,
  undone: 'The card was withdrawn.',
  undoneText: 'It is not printed, and its order is cancelled.',
  replaces: (orderNo: string) => `It goes out in place of order ${orderNo}, which was withdrawn.`,
  undoBothTitle: 'Withdraw this card too?',
  undoBothText: (orderNo: string) =>
    `Order ${orderNo} was withdrawn when this card took its place. If you undo this one, both cards are withdrawn: nothing will be mailed.`,
  undoBoth: 'Withdraw',
  keepIt: 'Keep it',
  undoneBoth: 'Both cards are withdrawn.',
  undoneBothText: (orderNo: string) => `Nothing will be mailed: neither this card nor that of order ${orderNo} is printed.`,
  /** Shows 'verified' only if a service confirmed the delivery point, so that no more is claimed than was checked. */
  checked: { format: 'Format checked', zip: 'Format and ZIP checked', dpv: 'Address verified' },

  /** The text of the progress bar (section 4, 'Order placing sequence'). */
  progress: {
    personalizing: 'Personalizing card...',
    saving: 'Saving information...',
    'saving-card': 'Saving card to order...',
    'saving-shipping': 'Saving shipping info...',
    'saving-billing': 'Saving billing info...',
    finalizing: 'Finalizing Order...',
    placing: 'Placing order...',
    done: 'Success',
  } satisfies Record<ProgressStep, string>,
  confirming: 'Your order is being confirmed. You may close this window: it is finished without you.',
  /** The exact words of section 8 of the specification. */
  openBasketsQuestion:
    "It appears you have an order in progress in another window or you didn't complete an order previously. Do you want to cancel those orders to send this one?",

  confirmAddress: 'Please confirm Below',
  incompleteAddress: 'Your order cannot be completed',
}
