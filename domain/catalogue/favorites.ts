const MAX_RECENTS = 10
/** More than anybody presses; the oldest go. */
const MAX_FAVORITES = 2000

/** A card's heart as it is to be. */
export type Heart = { cardId: string; isFavorite: boolean }

/** Favourites before the rest, both in the order they came. */
export function favoritesFirst<Card extends { id: string }>(cards: readonly Card[], favorites: readonly string[]): Card[] {
  const hearts = new Set(favorites)
  return [...cards.filter(({ id }) => hearts.has(id)), ...cards.filter(({ id }) => !hearts.has(id))]
}

/** The favourites after a heart was pressed, whichever they have become meanwhile. */
export function withHeart(favorites: readonly string[], { cardId, isFavorite }: Heart): string[] {
  if (favorites.includes(cardId) === isFavorite) return [...favorites]
  return isFavorite ? [...favorites, cardId].slice(-MAX_FAVORITES) : favorites.filter((id) => id !== cardId)
}

/** The recents after a card's order form was opened: newest first, each once, ten at most. */
export function withRecent(recents: readonly string[], cardId: string): string[] {
  return [cardId, ...recents.filter((id) => id !== cardId)].slice(0, MAX_RECENTS)
}

type Shelves = { favorites?: string[] | undefined; recents?: string[] | undefined }

/** Of the user's two own shelves those that a heart, or a form that was opened, changes: as they are by now, for another window may have changed them too. */
export function changedShelves(present: Shelves, { heart, opened }: { heart?: Heart | undefined; opened?: string | undefined }): Shelves {
  return {
    ...(heart ? { favorites: withHeart(present.favorites ?? [], heart) } : {}),
    ...(opened ? { recents: withRecent(present.recents ?? [], opened) } : {}),
  }
}
