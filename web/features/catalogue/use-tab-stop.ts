import { useState } from 'react'

/** Stands for all cards among the ids of the categories. */
export const VIEW_ALL = ''

/**
 * Keeps which category is the stop of the Tab key, for the row is only one; arrows lead along it (PageKeys.tsx).
 * @returns the one that had the focus last, else the chosen one, else all cards, which are never disabled; and what sets it
 */
export function useTabStop(enabled: ReadonlySet<string>, chosen: string | undefined) {
  const [focused, setFocused] = useState<string>()
  const isStop = (id: string | undefined) => id !== undefined && enabled.has(id)
  return [[focused, chosen].find(isStop) ?? VIEW_ALL, setFocused] as const
}
