import { Fault } from './faults.ts'
import type { Localized } from './store/tables.ts'

export type Locale = 'default' | 'es'

/** The locale of the query parameter `locale`; English is the default. */
export function readLocale(query: URLSearchParams): Locale {
  const wanted = query.get('locale') ?? 'default'
  if (wanted === 'default' || /^en([_-]US)?$/.test(wanted)) return 'default'
  if (/^es([_-](US|MX|ES))?$/.test(wanted)) return 'es'
  if (!/^[a-z]{2}([_-][A-Z]{2})?$/.test(wanted)) throw new Fault('MalformedLocaleException', 'The locale is malformed.', { locale: wanted })
  throw new Fault('UnsupportedLocaleException', 'The locale is not supported.', { locale: wanted })
}

/** The text in this locale, else in the default one. */
export function localize(text: Localized, locale: Locale): string {
  return text[locale] ?? text.default
}
