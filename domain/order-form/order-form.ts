/** What a sender fills in (section 3, 'Order form'). Every field is the text as typed and never undefined. */
export type OrderForm = {
  accountNumber: string
  firstName: string
  lastName: string
  address1: string
  address2: string
  city: string
  /** A two-letter code. */
  state: string
  /** The form 12345 or 12345-6789. */
  zipCode: string
  /** The id of a sentiment; empty when the card has none. */
  sentiment: string
  closing: string
  /** YYYY-MM-DD. */
  sendDate: string
}

/** The fields that hold a person's name. A word that looks offensive may be a real name there, and the sender can confirm that. */
export const NAME_FIELDS = ['firstName', 'lastName'] as const
export type NameField = (typeof NAME_FIELDS)[number]

export const EMPTY_ORDER_FORM: OrderForm = {
  accountNumber: '',
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zipCode: '',
  sentiment: '',
  closing: '',
  sendDate: '',
}
