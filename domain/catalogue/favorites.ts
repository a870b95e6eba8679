const RECENTS = 10

/** Favourites before the rest, both in the order they came. */
export function favoritesFirst<Card extends { id: string }>(cards: readonly Card[], favorites: readonly string[]): Card[] {
  const hearts = new Set(favorites)
  return [...cards.filter(({ id }) => hearts.has(id)), ...cards.filter(({ id }) => !hearts.has(id))]
}

/** The favourites after the heart of a card was pressed. */
export function toggledFavorite(favorites: readonly string[], cardId: string): string[] {
  return favorites.includes(cardId) ? favorites.filter((id) => id !== cardId) : [...favorites, cardId]
}

/** The recents after a card's order form was opened: newest first, each once, ten at most. */
export function withRecent(recents: readonly string[], cardId: string): string[] {
  return [cardId, ...recents.filter((id) => id !== cardId)].slice(0, RECENTS)
}
