import { createContext } from 'react'

/** The element in which side sheets are drawn: beside the content, below the header. Null until React has mounted it. */
export const SideContext = createContext<HTMLElement | null>(null)
