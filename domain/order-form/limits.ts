/** The longest address line, in characters. */
export const MAX_ADDRESS_LINE_CHARACTERS = 55
/** The longest city, in characters: 40, because state and zip share its line on the envelope. */
export const CITY = MAX_ADDRESS_LINE_CHARACTERS - ' XX, XXXXX-XXXX'.length
/** The longest personal closing, in characters. */
export const MAX_CLOSING_CHARACTERS = 270
/** The longest first or last name that the wire accepts, in characters. An envelope holds far fewer. */
export const MAX_NAME_CHARACTERS = 200
