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
  /** Every sentence of the language. Undefined for English, whose sections are loaded with the parts that use them. */
  table: LanguageTable | undefined
  choose: (language: string) => void
}

const LanguageContext = createContext<PageLanguage | undefined>(undefined)

type LanguageChange = {
  /** The signed-in user: `pageLanguage` is their choice for the pages, `language` the default. */
  user: { pageLanguage?: string | undefined; language: string } | undefined
  /** Stores the language for the user. Before the sign-in, keeps it for the user who signs in next in this window. */
  keep: (language: string) => Promise<unknown>
}

/** Provides the language of the page: the user's choice; before the sign-in, the last choice in this browser, or else the browser's language. */
export function LanguageProvider({ children, ...change }: LanguageChange & { children: ReactNode }) {
  const [wanted, choose] = useWantedLanguage(change)
  const loaded = useLoaded(wanted)
  const [before, setBefore] = useState<string>()
  // While a language loads, the page stays in its current language, so that an open form does not disappear.
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
  // A choice in this or another window is used until the server reports another language, even if the server could not store the choice.
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
    // Keeps all windows in the same language. A browser without a cookie store gets the language with the next poll of the server.
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

/** The last choice in this browser, for pages that do not know the user yet. */
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
 * Returns a section in the language of the page. The caller passes the English section, because each part of the page loads its own English; every
 * other language is loaded completely.
 */
export function useSection<Name extends keyof LanguageTable>(name: Name, english: LanguageTable[Name]): LanguageTable[Name] {
  return useLanguage().table?.[name] ?? english
}
