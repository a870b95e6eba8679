/** A real address service, which knows every delivery point. The call Address-Validate uses it. */
export type AddressService = {
  name: 'usps' | 'smarty'
  /** The maximum lengths of the service's fields, in characters. */
  limits: Limits
  /**
   * Checks an address. Throws `UpstreamRefused` (429 always with `retryAfterMilliseconds`), `UpstreamTimeout` and `UpstreamUnreadable`.
   */
  ask: (question: AddressQuestion) => Promise<Verdict>
}

export type Limits = { street: number; secondary: number; city: number }

/** An address in the fields of such services. */
export type AddressQuestion = {
  street: string
  secondary: string
  /** Only for addresses in Puerto Rico; otherwise empty. */
  urbanization: string
  city: string
  /** Two letters. */
  state: string
  /** Five digits. */
  zip: string
  /** Four digits, or ''. */
  plusFour: string
}

export type Standardised = {
  address1: string
  address2: string
  city: string
  state_code: string
  postal_code: string
  /** The two digits after ZIP+4 that identify the delivery point. */
  delivery_point?: string | undefined
}

export type Verdict =
  | {
      success: true
      /** A warning, or ''. */
      message: string
      /** 'dpv': the delivery point is confirmed, including its unit; 'zip': the building is confirmed, the unit is not. */
      level: 'zip' | 'dpv'
      address: Standardised
    }
  | { success: false; message: string }

/** 'strict' refuses an address without its unit; 'normal' accepts such an address with a warning. */
export type Strictness = 'strict' | 'normal'

export type ServiceOptions = {
  strictness: Strictness
  /** The time for a whole verdict, including the request for a new token. */
  deadlineMilliseconds: number
}
