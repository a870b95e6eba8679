import type { FirstView } from '@fondly/contracts/bff/first-screen.ts'
import { createContext } from 'react'

/**
 * The window size for which the first screen is drawn: that of the server if it drew the screen, or else measured before the page is drawn. The page
 * must first draw for this size, and measures its window again later.
 */
export const FirstViewContext = createContext<FirstView>({ gridWidthPx: 0, heightPx: 0, remPx: 16 })
