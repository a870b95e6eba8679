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
  const language = chosen ?? usersLanguage ?? languageOf(navigator.language.slice(0, 2))

  const spanish = useSpanish(language === 'es')
  const words = language === 'es' ? spanish?.words : english

  const speech = useMemo<Speech | undefined>(() => {
    if (!words) return undefined
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
    document.documentElement.lang = language === 'es' ? 'es' : 'en'
  }, [language])

  return speech && <Speaking value={speech}>{children}</Speaking>
}

type Spanish = { words: Words; said: (sentence: string) => string }

/** Fetched by those who read it. */
function useSpanish(wanted: boolean): Spanish | undefined {
  const [spanish, setSpanish] = useState<Spanish>()
  useEffect(() => {
    if (!wanted || spanish) return
    const fetching = Promise.all([import('./spanish.ts'), import('./server-sentences.ts')])
    void fetching.then(([{ spanish: words }, { inSpanish: said }]) => setSpanish({ words, said }))
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
