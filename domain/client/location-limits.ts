/** The most locations of a client. */
export const MAX_LOCATIONS = 200
/** The longest value of a location in characters: identity keeps no longer one for a person. */
export const MAX_LOCATION_LENGTH = 60
