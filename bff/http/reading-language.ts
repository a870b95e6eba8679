import { ALL_LANGUAGES, type PageLanguage } from '@fondly/languages/all-languages.ts'
import { parseAccept } from 'hono/utils/accept'

const LANGUAGES = Object.entries(ALL_LANGUAGES).map(([language, { tag }]) => ({ language: language as PageLanguage, tag })) // the table's own names

/** The language of ours that the header Accept-Language prefers, by its quality values (RFC 9110, 12.5.4). English where it names none of ours. */
export function acceptedLanguage({ headers }: Request): PageLanguage {
  for (const { type, q } of parseAccept(headers.get('accept-language') ?? '')) {
    const wanted = type.toLowerCase()
    const found = q > 0 && LANGUAGES.find(({ tag }) => wanted === tag || wanted.startsWith(`${tag}-`))
    if (found) return found.language
  }
  return 'en_US'
}

/** The language in which this browser reads pages: what was chosen in the menu, else what the browser prefers. */
export function readingLanguage(request: Request): PageLanguage {
  const chosen = /(?:^|;\s*)(?:__Host-)?language=(\w+)(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1]
  return LANGUAGES.find(({ language }) => language === chosen)?.language ?? acceptedLanguage(request)
}

/** The language of a page, which names its own in the request; where it names none of ours, that of its browser. */
export function pageLanguage(named: string | undefined, request: Request): PageLanguage {
  return LANGUAGES.find(({ language }) => language === named)?.language ?? readingLanguage(request)
}
