import type { Language } from '../language.ts'

/** Returns the language in which a user first sees the cards: the user's own, or the next of the user's languages that has cards. */
export function usualLanguage(
  cards: readonly { language: Language }[],
  user: { language: Language; languages: readonly Language[] },
): Language {
  const has = (language: Language) => cards.some((card) => card.language === language)
  return [user.language, ...user.languages].find(has) ?? user.language
}
