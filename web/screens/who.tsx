import type { Brand } from '@fondly/contracts/bff/session.ts'
import { createContext, useContext } from 'react'
import type { SignedIn } from '../api/session.ts'

export type Who = {
  brand: Brand
  /** Where flows of a sign-in are read, by environment id. */
  flowUrls: Record<string, string>
  /** Who is signed in, or was until a moment ago (`ended`), so that an unfinished form is not torn away. */
  session: SignedIn | undefined
  ended: boolean
}

export const WhoContext = createContext<Who | undefined>(undefined)

export function useWho(): Who {
  const who = useContext(WhoContext)
  if (!who) throw new Error('Screens are drawn once the session is known.')
  return who
}
