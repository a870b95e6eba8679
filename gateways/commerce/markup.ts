import type { Markup } from '@fondly/contracts/ocapi/data/slot-configurations.ts'
import type { CardLanguage } from '@fondly/domain/card-language.ts'

/** Returns CMS text in a language, or in the default one. Versions of the platform wrap it in three ways. */
export function markupText(markup: Markup | undefined, language: CardLanguage): string {
  if (markup === undefined || typeof markup === 'string') return markup ?? ''
  const wished = Object.keys(markup).find((locale) => locale === language || (language === 'es' && /^es([_-]|$)/.test(locale)))
  const text = markup[wished ?? 'default'] ?? markup['default']
  if (text === undefined || typeof text === 'string') return text ?? ''
  return text.markup ?? text.source ?? ''
}
