/** The most locations of a client. */
export const MAX_LOCATIONS = 200
/** The most characters of a location's value, because identity stores no longer value for a person. */
export const MAX_LOCATION_CHARACTERS = 60
