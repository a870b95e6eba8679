import type { LanguageTable } from '@fondly/languages/language-table.ts'
import { loadLanguage } from '@fondly/languages/languages.ts'
import { useCallback, useSyncExternalStore } from 'react'

type Loaded = LanguageTable

/** The loaded languages; null stands for a language that could not be loaded. */
const loaded = new Map<string, Loaded | null>()

/**
 * Loads a language and returns it. Returns undefined until it has arrived, and always for English, which is never loaded. Returns null if it cannot
 * be loaded.
 */
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

/** Returns a loaded language. Returns undefined for any other language, and for English. */
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
