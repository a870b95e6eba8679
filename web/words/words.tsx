import { type Language, languageOf } from '@fondly/domain/language.ts'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { english, type Words } from './english.ts'

type Speech = {
  words: Words
  language: Language
  /** What the server said in English, in the language of the page. */
  said: (sentence: string) => string
  choose: (language: Language) => void
}

const Speaking = createContext<Speech | undefined>(undefined)

/** The language of the page: what was chosen in the menu, else the user's own, else the browser's. */
export function SpeakingProvider({ usersLanguage, children }: { usersLanguage: Language | undefined; children: ReactNode }) {
  const [chosen, setChosen] = useState(chosenLanguage)
  const wanted = chosen ?? usersLanguage ?? languageOf(navigator.language.slice(0, 2))

  const spanish = useSpanish(wanted === 'es')
  const [spoken, setSpoken] = useState<Language>()
  // Until Spanish has arrived the page goes on as it is: an open form must not be taken off the screen for it.
  const language = wanted === 'es' && !spanish ? (spanish === null ? 'en_US' : spoken) : wanted
  if (language !== spoken) setSpoken(language)
  const words = language === 'es' ? spanish?.words : language && english

  const speech = useMemo<Speech | undefined>(() => {
    if (!words || !language) return undefined
    return {
      words,
      language,
      said: (sentence) => (language === 'es' && spanish ? spanish.said(sentence) : sentence),
      choose(next) {
        document.cookie = `language=${next}; path=/; max-age=31536000; samesite=lax`
        setChosen(next)
      },
    }
  }, [language, words, spanish])

  useEffect(() => {
    // Chosen in another window: all of them speak alike. A browser without a cookie store learns of it with its next load.
    if (!('cookieStore' in window)) return
    const hear = () => setChosen(chosenLanguage())
    cookieStore.addEventListener('change', hear)
    return () => cookieStore.removeEventListener('change', hear)
  }, [])
  useEffect(() => {
    document.documentElement.lang = language === 'es' ? 'es' : 'en'
  }, [language])

  return speech && <Speaking value={speech}>{children}</Speaking>
}

type Spanish = { words: Words; said: (sentence: string) => string }

/** Fetched by those who read it; null when it cannot be had. */
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

function chosenLanguage(): Language | undefined {
  const cookie = /(?:^|; )language=(en_US|es)(?:;|$)/.exec(document.cookie)?.[1]
  return cookie ? languageOf(cookie) : undefined
}

export function useSpeech(): Speech {
  const speech = useContext(Speaking)
  if (!speech) throw new Error('Words are spoken inside a SpeakingProvider only.')
  return speech
}

export function useWords(): Words {
  return useSpeech().words
}
