import { ALL_LANGUAGES, type PageLanguage } from '@fondly/languages/all-languages.ts'
import { parseAccept } from 'hono/utils/accept'

const LANGUAGES = Object.entries(ALL_LANGUAGES).map(([language, { tag }]) => ({ language: language as PageLanguage, tag })) // the names are the keys of ALL_LANGUAGES

/** Returns the first of our languages in the order of the header Accept-Language (RFC 9110, 12.5.4); English when the header names none of them. */
export function acceptedLanguage({ headers }: Request): PageLanguage {
  for (const { type, q } of parseAccept(headers.get('accept-language') ?? '')) {
    const wanted = type.toLowerCase()
    const found = q > 0 && LANGUAGES.find(({ tag }) => wanted === tag || wanted.startsWith(`${tag}-`))
    if (found) return found.language
  }
  return 'en_US'
}

/** Returns the language in which this browser reads pages: the language chosen in the menu, or else the language that the browser prefers. */
export function readingLanguage(request: Request): PageLanguage {
  const chosen = /(?:^|;\s*)(?:__Host-)?language=(\w+)(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1]
  return LANGUAGES.find(({ language }) => language === chosen)?.language ?? acceptedLanguage(request)
}

/** Returns the language that the page names in its request. If that is none of our languages, returns the language of the browser. */
export function pageLanguage(named: string | undefined, request: Request): PageLanguage {
  return LANGUAGES.find(({ language }) => language === named)?.language ?? readingLanguage(request)
}
