export const OWN_CARD_PREFIX = 'OWN-'

/** Returns true for the card number of an own design, as commerce and orders know it. */
export const isOwnCardId = (cardId: string): boolean => cardId.startsWith(OWN_CARD_PREFIX)
