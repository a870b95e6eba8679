import { createContext, useContext } from 'react'

export type PaperTools = typeof import('../../../ui/paper/paper-tools.ts')

/** Loads what draws a card; it comes with the order form. */
export const paperToolsQuery = {
  queryKey: ['paper tools'],
  queryFn: (): Promise<PaperTools> => import('../../../screens/Ordering.tsx'),
  staleTime: Number.POSITIVE_INFINITY,
}

export const PaperToolsContext = createContext<PaperTools | undefined>(undefined)

/** What draws a card, below the editor, which has loaded it. */
export function usePaperTools(): PaperTools {
  const tools = useContext(PaperToolsContext)
  if (!tools) throw new Error('The paper stands in no editor.')
  return tools
}
