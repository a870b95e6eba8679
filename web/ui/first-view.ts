import type { FirstView } from '@fondly/contracts/bff/first-screen.ts'
import { createContext } from 'react'

/** The window for which the server drew the first screen; undefined when it drew none. The page must draw the same before it measures its window. */
export const FirstViewContext = createContext<FirstView | undefined>(undefined)
