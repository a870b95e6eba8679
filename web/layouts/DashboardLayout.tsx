import type { Brand } from '@fondly/contracts/bff/session.ts'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { SignedIn } from '../api/session.ts'
import { useDashboardWords } from '../features/dashboard/dashboard-words.ts'
import { Footer } from '../features/session/Footer.tsx'
import { Header } from '../features/session/Header.tsx'
import { HistoryLink } from '../features/session/HistoryLink.tsx'
import { historyPart } from '../screens/history-part.ts'
import { useWords } from '../words/words.tsx'

/** The layout of Reporting & Admin: the header with its own links, the content, the footer below the first screenful. */
export function DashboardLayout({ brand, session, children }: { brand: Brand; session: SignedIn; children: ReactNode }) {
  const words = useWords()
  const own = useDashboardWords()
  const link = 'hidden min-h-11 items-center no-underline hover:text-accent md:flex'
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <Header
          brand={brand}
          session={session}
          onHistoryIntent={historyPart.prepare}
          links={
            <>
              <Link href="/" className={link}>
                {own.cards}
              </Link>
              <HistoryLink className={link} onIntent={historyPart.prepare} />
              <Link
                href={session.dashboardUrl ?? '/dashboard'}
                aria-current="true"
                className="-mx-2 hidden h-18 items-center border-y-3 border-transparent border-b-accent px-2 font-semibold no-underline md:flex"
              >
                {words.header.dashboard}
              </Link>
            </>
          }
        />
        {children}
      </div>
      <Footer brand={brand} className="border-t border-rule bg-sheet" />
    </>
  )
}
