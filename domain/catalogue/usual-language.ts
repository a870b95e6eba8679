import type { Language } from '../language.ts'

/** In which language a user finds the cards: their own, as long as there are cards in it. */
export function usualLanguage(
  cards: readonly { language: Language }[],
  user: { language: Language; languages: readonly Language[] },
): Language {
  const has = (language: Language) => cards.some((card) => card.language === language)
  return [user.language, ...user.languages].find(has) ?? user.language
}
