import { useState } from 'react'

/** The id of 'all cards' among the ids of the categories. */
export const VIEW_ALL = ''

/**
 * Finds the category that the Tab key reaches. The row has only one such category; the arrow keys move within the row (PageKeys.tsx).
 * @returns the category that had the focus last, or else the chosen one, or else all cards, which is never disabled; and a function that sets the
 * category
 */
export function useTabStop(enabled: ReadonlySet<string>, chosen: string | undefined) {
  const [focused, setFocused] = useState<string>()
  const isStop = (id: string | undefined) => id !== undefined && enabled.has(id)
  return [[focused, chosen].find(isStop) ?? VIEW_ALL, setFocused] as const
}
