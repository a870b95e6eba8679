import type { LanguageTable } from '@fondly/languages/language-table.ts'
import { loadLanguage } from '@fondly/languages/languages.ts'
import { useCallback, useSyncExternalStore } from 'react'

type Loaded = LanguageTable

/** The languages that were loaded; null for a language that could not be loaded. */
const loaded = new Map<string, Loaded | null>()

/** Loads a language. Returns undefined until it is there, and for English, which is never loaded; null if it cannot be loaded. */
export function useLoaded(language: string): Loaded | null | undefined {
  const subscribe = useCallback(
    (tell: () => void) => {
      let isWanted = true
      void loadWords(language).then(() => isWanted && tell())
      return () => void (isWanted = false)
    },
    [language],
  )
  const get = () => loaded.get(language)
  return useSyncExternalStore(subscribe, get, get)
}

/** Returns a language that was loaded; undefined for any other, and for English. */
export const findLoaded = (language: string): Loaded | undefined => loaded.get(language) ?? undefined

/** Loads a language before anything is drawn. */
export async function loadWords(language: string): Promise<void> {
  if (loaded.get(language)) return
  try {
    const table = await loadLanguage(language)
    if (table) loaded.set(language, table)
  } catch {
    loaded.set(language, null)
  }
}
