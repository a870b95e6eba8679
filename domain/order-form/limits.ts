/** Characters of an address line. */
export const ADDRESS_LINE = 55
/** The state and zip share the city's line on the envelope: 40. */
export const CITY = ADDRESS_LINE - ' XX, XXXXX-XXXX'.length
/** Characters of the personal closing. */
export const CLOSING = 270
/** As many as the wire takes of a first or a last name; an envelope holds far fewer. */
export const MAX_NAME_CHARACTERS = 200
