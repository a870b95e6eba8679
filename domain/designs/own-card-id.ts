const OWN_CARD_PREFIX = 'OWN-'

/** Returns true for the card number of an own design, as commerce and orders know it. */
export const isOwnCardId = (cardId: string): boolean => cardId.startsWith(OWN_CARD_PREFIX)

/** Returns the number of the card that a design becomes. */
export const toOwnCardId = (designId: string): string => `${OWN_CARD_PREFIX}${designId}`
