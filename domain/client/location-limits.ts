/** The most locations of a client. */
export const MAX_LOCATIONS = 200
/** The most characters of a location's value: identity stores no longer one for a person. */
export const MAX_LOCATION_LENGTH = 60
