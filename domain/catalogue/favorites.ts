const MAX_RECENTS = 10
/** More favourites than a user will ever have; above this number the oldest are dropped. */
const MAX_FAVORITES = 2000

/** The wanted state of a card's heart. */
export type Heart = { cardId: string; isFavorite: boolean }

/** Sorts favourites before the rest and keeps the order within both groups. */
export function favoritesFirst<Card extends { id: string }>(cards: readonly Card[], favorites: readonly string[]): Card[] {
  const hearts = new Set(favorites)
  return [...cards.filter(({ id }) => hearts.has(id)), ...cards.filter(({ id }) => !hearts.has(id))]
}

/** Returns the favourites after a heart was set, whether or not it was set that way before. */
export function withHeart(favorites: readonly string[], { cardId, isFavorite }: Heart): string[] {
  if (favorites.includes(cardId) === isFavorite) return [...favorites]
  return isFavorite ? [...favorites, cardId].slice(-MAX_FAVORITES) : favorites.filter((id) => id !== cardId)
}

/** Returns the recents after a card's order form was opened: newest first, without duplicates, ten at most. */
export function withRecent(recents: readonly string[], cardId: string): string[] {
  return [cardId, ...recents.filter((id) => id !== cardId)].slice(0, MAX_RECENTS)
}

type Shelves = { favorites?: string[] | undefined; recents?: string[] | undefined }

/**
 * Returns only the lists that a heart or an opened form changes. `present` has to be read just before, because another window may have changed them.
 */
export function changedShelves(present: Shelves, { heart, opened }: { heart?: Heart | undefined; opened?: string | undefined }): Shelves {
  return {
    ...(heart ? { favorites: withHeart(present.favorites ?? [], heart) } : {}),
    ...(opened ? { recents: withRecent(present.recents ?? [], opened) } : {}),
  }
}
