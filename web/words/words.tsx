import { page } from '@fondly/languages/english/page.ts'
import type { LanguageTable } from '@fondly/languages/language-table.ts'
import { ENGLISH, findLanguage, LANGUAGES, type Language } from '@fondly/languages/languages.ts'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { readPageCookie, writePageCookie, YEAR_SECONDS } from '../page-cookie.ts'
import { findLoaded, useLoaded } from './use-loaded.ts'

export type Words = LanguageTable['page']

/** The language of the page, and how to change it. */
type PageLanguage = Pick<Language, 'tag' | 'locale'> & {
  /** The code of the language of the page. */
  language: string
  words: Words
  /** Every sentence of the language; undefined for English, whose sections come with the parts that use them. */
  table: LanguageTable | undefined
  choose: (language: string) => void
}

const LanguageContext = createContext<PageLanguage | undefined>(undefined)

type LanguageChange = {
  /** The signed-in user: `pageLanguage` is their choice for the pages, `language` the default. */
  user: { pageLanguage?: string | undefined; language: string } | undefined
  /** Stores the language for the user, or for the user who signs in next in this window. */
  keep: (language: string) => Promise<unknown>
}

/** Provides the language of the page: the user's own; before the sign-in the last choice in this browser, else the browser's language. */
export function LanguageProvider({ children, ...change }: LanguageChange & { children: ReactNode }) {
  const [wanted, choose] = useWantedLanguage(change)
  const loaded = useLoaded(wanted)
  const [before, setBefore] = useState<string>()
  // Until a language has loaded, the page keeps the one it has, because an open form must not disappear meanwhile.
  const language = wanted === ENGLISH || loaded === null ? ENGLISH : loaded ? wanted : before
  if (language !== before) setBefore(language)

  const current = useMemo<PageLanguage | undefined>(() => {
    const { tag, locale } = (language && LANGUAGES[language]) || {}
    if (!language || !tag || !locale) return undefined
    const table = findLoaded(language)
    return { language, tag, locale, words: table?.page ?? page, table, choose }
  }, [language, choose])

  const tag = current?.tag
  useEffect(() => {
    document.documentElement.lang = tag ?? 'en'
  }, [tag])

  return current && <LanguageContext value={current}>{children}</LanguageContext>
}

function useWantedLanguage({ user, keep }: LanguageChange): [wanted: string, choose: (next: string) => void] {
  const own = findLanguage(user?.pageLanguage)
  const usual = findLanguage(user?.language)
  // A choice, here or in another window, holds until the server reports another one, even if it could not be stored.
  const [chosen, setChosen] = useState<{ language: string; before: string | undefined }>()
  if (chosen && chosen.before !== own) setChosen(undefined)
  const wanted = chosen?.language ?? own ?? usual ?? rememberedLanguage() ?? findLanguage(navigator.language) ?? ENGLISH

  const choose = useCallback(
    (language: string) => {
      remember(language)
      setChosen({ language, before: own })
      void keep(language)
    },
    [own, keep],
  )
  useEffect(() => {
    if (own && own !== rememberedLanguage()) remember(own)
  }, [own])
  useEffect(() => {
    // Keeps all windows in the same language. A browser without a cookie store learns it with the next poll of the server.
    if (!('cookieStore' in window)) return
    const hear = () => {
      const language = rememberedLanguage()
      if (language && language !== wanted) setChosen({ language, before: own })
    }
    cookieStore.addEventListener('change', hear)
    return () => cookieStore.removeEventListener('change', hear)
  }, [own, wanted])
  return [wanted, choose]
}

/** The last choice in this browser, for pages before it is known who is signed in. */
function rememberedLanguage(): string | undefined {
  const cookie = readPageCookie('language')
  return cookie !== undefined && Object.hasOwn(LANGUAGES, cookie) ? cookie : undefined
}

function remember(language: string): void {
  writePageCookie('language', language, YEAR_SECONDS)
}

/** Returns the language of the page. Throws outside of a LanguageProvider. */
export function useLanguage(): PageLanguage {
  const current = useContext(LanguageContext)
  if (!current) throw new Error('No LanguageProvider stands above this component.')
  return current
}

export function useWords(): Words {
  return useLanguage().words
}

/**
 * Returns a section of the page's language. The part that uses it brings the English, because English is split over the parts of the page; every
 * other language is loaded whole.
 */
export function useSection<Name extends keyof LanguageTable>(name: Name, english: LanguageTable[Name]): LanguageTable[Name] {
  return useLanguage().table?.[name] ?? english
}
