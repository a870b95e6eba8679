import { createContext, useContext } from 'react'

export type PaperTools = typeof import('../../../ui/paper/paper-tools.ts')

/** Loads the functions that draw a card, from the chunk of the order form. */
export const paperToolsQuery = {
  queryKey: ['paper tools'],
  queryFn: (): Promise<PaperTools> => import('../../../screens/Ordering.tsx'),
  staleTime: Number.POSITIVE_INFINITY,
}

export const PaperToolsContext = createContext<PaperTools | undefined>(undefined)

/** Returns the functions that draw a card. Use it only in components inside the editor, which has loaded them. */
export function usePaperTools(): PaperTools {
  const tools = useContext(PaperToolsContext)
  if (!tools) throw new Error('The paper stands in no editor.')
  return tools
}
