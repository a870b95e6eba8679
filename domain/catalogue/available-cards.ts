import { listSearchedWords, toSearchText } from '../search-text.ts'
import type { Card, Category } from './card.ts'
import { favoritesFirst } from './favorites.ts'
import { type LanguageChoice, speaks } from './offered.ts'
import { listSimilarWords, listSplits } from './similar-words.ts'

/** The sender's choice of cards to see. */
export type CardFilter = {
  language: LanguageChoice
  search: string
  /** 'root' is View All; 'favorites', 'recents' and 'drafts' are the sender's own lists. */
  tab: 'root' | 'favorites' | 'recents' | 'drafts' | (string & {})
  /** The categories checked in the list; empty means every category. */
  categories: readonly string[]
}

type FilterableCard = Pick<Card, 'id' | 'name' | 'language' | 'categoryId'>
export type UserShelves = {
  favorites: readonly string[]
  recents: readonly string[]
  /** Cards of which the sender has an unfinished form. */
  drafts?: readonly string[]
  categories: readonly Pick<Category, 'id' | 'name' | 'spanishName'>[]
}

/** Lists the cards that match, favourites first. Recents keep their own order, newest first. */
export function listAvailableCards<C extends FilterableCard>(cards: readonly C[], filter: CardFilter, own: UserShelves): C[] {
  const found = cards.filter(standsOn(cards, filter, own))
  if (filter.tab !== 'recents') return favoritesFirst(found, own.favorites)
  return found.sort((a, b) => own.recents.indexOf(a.id) - own.recents.indexOf(b.id))
}

/** Returns true when at least one card matches. */
export function isAnyOnShelf(cards: readonly FilterableCard[], filter: CardFilter, own: UserShelves): boolean {
  return cards.some(standsOn(cards, filter, own))
}

/** Returns true when a typed word stands in no card, so that similar words are searched for. */
export function hasUnknownWord(cards: readonly FilterableCard[], search: string, { categories }: Pick<UserShelves, 'categories'>): boolean {
  const { texts } = searchTexts(cards, categories)
  return listSearchedWords(search).some((word) => !isKnown(word, texts))
}

/** The predicate takes the card's index, so that the search texts are built once for the whole list. */
function standsOn(cards: readonly FilterableCard[], filter: CardFilter, own: UserShelves): (card: FilterableCard, at: number) => boolean {
  const isOnTab = tabOf(filter.tab, own)
  const isFound = filter.search.trim() === '' ? undefined : createSearch(searchTexts(cards, own.categories), filter.search)
  return (card, at) =>
    speaks(card, filter.language) &&
    isOnTab(card) &&
    (filter.categories.length === 0 || filter.categories.includes(card.categoryId)) &&
    (!isFound || isFound(at))
}

type Searched = {
  categories: UserShelves['categories']
  /** The texts of each card that are searched. */
  texts: string[]
  /** Every word of the texts, computed when it is first needed. */
  words?: ReadonlySet<string>
  last?: { search: string; isFound: (at: number) => boolean }
}

/**
 * Returns whether the card at an index has every typed word. A typed word that no card has is read as two words without their space, or as a similar
 * word.
 */
function createSearch(searched: Searched, search: string): (at: number) => boolean {
  if (searched.last?.search === search) return searched.last.isFound
  const { texts } = searched
  const choices = listSearchedWords(search).map((word) => {
    if (isKnown(word, texts)) return [word]
    const split = listSplits(word).filter((words) => isKnown(words, texts))
    if (split.length > 0) return split
    // After toSearchText, English and Spanish text has only these letters.
    searched.words ??= new Set(texts.join(' ').match(/\b[a-z]{3,}\b/g))
    return listSimilarWords(word, searched.words)
  })
  const isFound = (at: number) => choices.every((words) => words.some((word) => texts[at]?.includes(word)))
  searched.last = { search, isFound }
  return isFound
}

const isKnown = (word: string, texts: readonly string[]) => texts.some((text) => text.includes(word))

const searched = new WeakMap<readonly FilterableCard[], Searched>()

/** Caches the search texts, because there may be many cards and the search runs on every keystroke. */
function searchTexts(cards: readonly FilterableCard[], categories: UserShelves['categories']): Searched {
  const known = searched.get(cards)
  if (known?.categories === categories) return known
  // The same for every card of a category, and accents make it slow.
  const ofCategory = new Map(categories.map(({ id, name, spanishName }) => [id, toSearchText(`${id} ${name} ${spanishName}`)]))
  const texts = cards.map(
    ({ id, name, categoryId }) => `${toSearchText(`${name} ${id}`)} ${ofCategory.get(categoryId) ?? toSearchText(categoryId)}`,
  )
  const built = { categories, texts }
  searched.set(cards, built)
  return built
}

function tabOf(tab: string, own: UserShelves): (card: FilterableCard) => boolean {
  if (tab === 'root') return () => true
  if (tab !== 'favorites' && tab !== 'recents' && tab !== 'drafts') return (card) => card.categoryId === tab
  const ids = new Set(own[tab])
  return (card) => ids.has(card.id)
}
