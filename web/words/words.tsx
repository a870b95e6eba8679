import { type Language, toLanguage } from '@fondly/domain/language.ts'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { english, type Words } from './english.ts'
import { readPageCookie, writePageCookie, YEAR_SECONDS } from '../page-cookie.ts'

type Speech = {
  words: Words
  language: Language
  /** Translates a sentence of the server into the language of the page. */
  said: (sentence: string) => string
  choose: (language: Language) => void
}

const Speaking = createContext<Speech | undefined>(undefined)

type LanguageChange = {
  /** The signed-in user: `pageLanguage` is their choice for the pages, `language` the default. */
  user: { pageLanguage?: Language | undefined; language: Language } | undefined
  /** Stores the language for the signed-in user. */
  keep: (language: Language) => Promise<unknown>
}

/** Provides the language of the page: the user's own; before the sign-in the last choice in this browser, else the browser's language. */
export function SpeakingProvider({ children, ...wishes }: LanguageChange & { children: ReactNode }) {
  const [wanted, choose] = useWantedLanguage(wishes)

  const spanish = useSpanish(wanted === 'es')
  const [spoken, setSpoken] = useState<Language>()
  // Until Spanish has loaded, the page keeps its language, because an open form must not disappear meanwhile.
  const language = wanted === 'es' && !spanish ? (spanish === null ? 'en_US' : spoken) : wanted
  if (language !== spoken) setSpoken(language)
  const words = language === 'es' ? spanish?.words : language && english

  const speech = useMemo<Speech | undefined>(() => {
    if (!words || !language) return undefined
    return {
      words,
      language,
      said: (sentence) => (language === 'es' && spanish ? spanish.said(sentence) : sentence),
      choose,
    }
  }, [language, words, spanish, choose])

  useEffect(() => {
    document.documentElement.lang = language === 'es' ? 'es' : 'en'
  }, [language])

  return speech && <Speaking value={speech}>{children}</Speaking>
}

function useWantedLanguage({ user, keep }: LanguageChange): [wanted: Language, choose: (next: Language) => void] {
  const own = user?.pageLanguage
  const usual = user?.language
  const isSignedIn = user !== undefined
  // A choice, here or in another window, holds until the server reports another one, even if it could not be stored.
  const [chosen, setChosen] = useState<{ language: Language; before: Language | undefined }>()
  if (chosen && chosen.before !== own) setChosen(undefined)
  const wanted = chosen?.language ?? own ?? usual ?? rememberedLanguage() ?? toLanguage(navigator.language.slice(0, 2))

  const choose = useCallback(
    (language: Language) => {
      remember(language)
      setChosen({ language, before: own })
      if (isSignedIn) void keep(language)
    },
    [own, isSignedIn, keep],
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

type Spanish = { words: Words; said: (sentence: string) => string }

/** Loads Spanish when it is wanted; returns null if it cannot be loaded. */
function useSpanish(wanted: boolean): Spanish | null | undefined {
  const [spanish, setSpanish] = useState<Spanish | null>()
  useEffect(() => {
    if (!wanted || spanish !== undefined) return
    const fetching = Promise.all([import('./spanish.ts'), import('./server-sentences.ts')])
    fetching.then(
      ([{ spanish: words }, { inSpanish: said }]) => setSpanish({ words, said }),
      () => setSpanish(null),
    )
  }, [wanted, spanish])
  return spanish
}

/** The last choice in this browser, for pages before it is known who is signed in. */
function rememberedLanguage(): Language | undefined {
  const cookie = readPageCookie('language')
  return cookie === 'en_US' || cookie === 'es' ? toLanguage(cookie) : undefined
}

function remember(language: Language): void {
  writePageCookie('language', language, YEAR_SECONDS)
}

export function useSpeech(): Speech {
  const speech = useContext(Speaking)
  if (!speech) throw new Error('Words are spoken inside a SpeakingProvider only.')
  return speech
}

export function useWords(): Words {
  return useSpeech().words
}
