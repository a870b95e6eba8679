import { createContext } from 'react'

/** The element in which side sheets are drawn: beside the content, below the header. Null until it is mounted. */
export const SideContext = createContext<HTMLElement | null>(null)
