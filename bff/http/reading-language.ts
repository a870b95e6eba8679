import { toLanguage, type Language } from '@fondly/domain/language.ts'

/** The language in which this browser reads: what was chosen in the menu, else what the browser prefers. */
export function readingLanguage({ headers }: Request): Language {
  const chosen = /(?:^|;\s*)(?:__Host-)?language=(en_US|es)(?:;|$)/.exec(headers.get('cookie') ?? '')?.[1]
  return toLanguage(chosen ?? /^\s*(es)\b/i.exec(headers.get('accept-language') ?? '')?.[1]?.toLowerCase())
}
