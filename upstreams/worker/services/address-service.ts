/** A real service that knows every delivery point, behind Address-Validate. */
export type AddressService = {
  name: 'usps' | 'smarty'
  /** How many letters its wire takes. */
  limits: Limits
  /**
   * What it says of an address. Throws `UpstreamRefused` (429 always with its `retryAfterMilliseconds`), `UpstreamSilent` and
   * `UpstreamUnreadable`.
   */
  ask: (question: AddressQuestion) => Promise<Verdict>
}

export type Limits = { street: number; secondary: number; city: number }

/** An address in the parts in which such services take it. */
export type AddressQuestion = {
  street: string
  secondary: string
  /** Puerto Rico's. */
  urbanization: string
  city: string
  /** Two letters. */
  state: string
  /** Five digits. */
  zip: string
  /** Four digits, or none. */
  plusFour: string
}

export type Standardised = {
  address1: string
  address2: string
  city: string
  state_code: string
  postal_code: string
  /** Two digits after ZIP+4 that tell this door from its neighbours'. */
  delivery_point?: string | undefined
}

export type Verdict =
  | {
      success: true
      /** A warning, or ''. */
      message: string
      /** 'dpv': the delivery point itself is confirmed, its unit included; 'zip': the building is, the unit is not. */
      level: 'zip' | 'dpv'
      address: Standardised
    }
  | { success: false; message: string }

/** Strict refuses an address that lacks its unit; normal lets it pass with a warning. */
export type Strictness = 'strict' | 'normal'

export type Asking = {
  strictness: Strictness
  /** For a whole verdict, a new token included. */
  deadlineMilliseconds: number
}
