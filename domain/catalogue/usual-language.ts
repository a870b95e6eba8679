import type { CardLanguage } from '../card-language.ts'

/** Returns the language in which a user first sees the cards: the user's own, or the next of the user's languages that has cards. */
export function usualLanguage(
  cards: readonly { language: CardLanguage }[],
  user: { language: CardLanguage; languages: readonly CardLanguage[] },
): CardLanguage {
  const has = (language: CardLanguage) => cards.some((card) => card.language === language)
  return [user.language, ...user.languages].find(has) ?? user.language
}
