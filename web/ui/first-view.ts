import type { FirstView } from '@fondly/contracts/bff/first-screen.ts'
import { createContext } from 'react'

/**
 * The window size for which the server drew the first screen; undefined if the server drew none. The page must first draw for the same size, and
 * measures its window later.
 */
export const FirstViewContext = createContext<FirstView | undefined>(undefined)
