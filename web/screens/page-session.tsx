import type { Brand } from '@fondly/contracts/bff/session.ts'
import { createContext, useContext } from 'react'
import type { SignedIn } from '../api/session.ts'

export type PageSession = {
  brand: Brand
  /** Base URLs of the sign-in flows, by environment id. */
  flowUrls: Record<string, string>
  /** The signed-in user. Kept after the session has `ended`, so that an unfinished form is not lost. */
  session: SignedIn | undefined
  ended: boolean
}

export const PageSessionContext = createContext<PageSession | undefined>(undefined)

export function usePageSession(): PageSession {
  const pageSession = useContext(PageSessionContext)
  if (!pageSession) throw new Error('usePageSession was called outside PageSessionContext.')
  return pageSession
}
