import { createContext } from 'react'

/** Where side sheets stand: beside the content, below the header. Null until the frame is there. */
export const SideContext = createContext<HTMLElement | null>(null)
