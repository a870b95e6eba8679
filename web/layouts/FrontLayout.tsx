import type { Brand } from '@fondly/contracts/bff/session.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { SignedIn } from '../api/session.ts'
import { Banner } from '../features/session/Banner.tsx'
import { Footer } from '../features/session/Footer.tsx'
import { Header } from '../features/session/Header.tsx'
import { SkipToCards } from '../ui/SkipToCards.tsx'
import { historyPart } from '../screens/history-part.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

// Loaded only if the server's debug setting is on.
const debugMenu = lazyPart(async () => (await import('../features/debug/DebugMenu.tsx')).DebugMenu)

/** The usual page: header, the client's announcement, the content, footer. */
export function FrontLayout({ brand, session, children }: { brand: Brand; session: SignedIn | undefined; children: ReactNode }) {
  const [path, navigate] = useLocation()
  const watch = (card: string, sending: string) => navigate(`/?${new URLSearchParams({ card, sending }).toString()}`)
  return (
    <div className="flex min-h-dvh flex-col">
      {session && path === '/' && <SkipToCards />}
      <Header
        brand={brand}
        session={session}
        onHistoryIntent={historyPart.prepare}
        tools={session?.debug && <debugMenu.Part onWatch={watch} />}
      />
      {session?.banner && <Banner banner={session.banner} />}
      <div className="grow">{children}</div>
      <Footer brand={brand} className="border-t border-rule bg-sheet" />
    </div>
  )
}
