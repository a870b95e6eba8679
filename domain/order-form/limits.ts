/** Characters of an address line. */
export const MAX_ADDRESS_LINE_CHARACTERS = 55
/** The state and zip share the city's line on the envelope: 40. */
export const CITY = MAX_ADDRESS_LINE_CHARACTERS - ' XX, XXXXX-XXXX'.length
/** Characters of the personal closing. */
export const MAX_CLOSING_CHARACTERS = 270
/** As many as the wire takes of a first or a last name; an envelope holds far fewer. */
export const MAX_NAME_CHARACTERS = 200
