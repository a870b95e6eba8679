/** What a sender fills in (section 3, 'Order form'). Every field is text as typed; nothing is undefined. */
export type OrderForm = {
  accountNumber: string
  firstName: string
  lastName: string
  address1: string
  address2: string
  city: string
  /** Two letters. */
  state: string
  /** 12345 or 12345-6789. */
  zipCode: string
  /** A sentiment's id; empty when the card has none. */
  sentiment: string
  closing: string
  /** YYYY-MM-DD. */
  sendDate: string
}

/** The fields that hold a person's name: an offending word there may be one all the same, and then its sender says so. */
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
