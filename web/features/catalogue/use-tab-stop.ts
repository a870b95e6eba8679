import { useState } from 'react'

/** The id of 'all cards' among the ids of the categories. */
export const VIEW_ALL = ''

/**
 * Tracks at which category the Tab key stops, because the row has only one Tab stop; arrow keys move within it (PageKeys.tsx).
 * @returns the category that had the focus last, else the chosen one, else all cards, which are never disabled; and the function that sets it
 */
export function useTabStop(enabled: ReadonlySet<string>, chosen: string | undefined) {
  const [focused, setFocused] = useState<string>()
  const isStop = (id: string | undefined) => id !== undefined && enabled.has(id)
  return [[focused, chosen].find(isStop) ?? VIEW_ALL, setFocused] as const
}
