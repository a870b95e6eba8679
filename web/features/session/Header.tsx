import type { Brand } from '@fondly/contracts/bff/session.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { changePreferences, type SignedIn } from '../../api/session.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { NotSaved, useNotice } from '../../ui/Notices.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useWhenIdle } from '../../ui/when-idle.ts'
import { useWords } from '../../words/words.tsx'
import { BrandMark } from './BrandMark.tsx'
import { DashboardLink } from './DashboardLink.tsx'
import { HistoryLink } from './HistoryLink.tsx'
import type { MenuProps } from './MenuSheet.tsx'

/** The header: the client's logo, and the menu of the signed-in user. */
export function Header({
  brand,
  session,
  onHistoryIntent,
  tools,
}: {
  brand: Brand
  session: SignedIn | undefined
  /** Called when the user is likely to open Order History. */
  onHistoryIntent: () => void
  /** Additional menu entries for debugging. */
  tools?: ReactNode
}) {
  return (
    <header className="prints-not border-b border-rule bg-sheet">
      <div className="page-margin flex h-18 items-center gap-2 md:gap-6">
        <a href="/" className="mr-auto min-w-0 rounded-control no-underline">
          <BrandMark brand={brand} />
        </a>
        {session && <Menu session={session} onHistoryIntent={onHistoryIntent} tools={tools} />}
      </div>
    </header>
  )
}

// Loaded after the first paint.
const menuSheet = lazyPart(async () => (await import('./MenuSheet.tsx')).MenuSheet)

/** In a narrow window these links are in the menu. */
const HEADER_LINK = 'hidden min-h-11 items-center gap-2 no-underline hover:text-accent md:flex'

function Menu({ session, onHistoryIntent, tools }: MenuProps) {
  const words = useWords()
  useWhenIdle(menuSheet.prepare)
  const { user, dashboardUrl } = session
  return (
    <>
      <HistoryLink className={HEADER_LINK} onIntent={onHistoryIntent} />
      <Link href="/address-book" className={HEADER_LINK}>
        {words.header.addressBook}
      </Link>
      <DashboardLink href={dashboardUrl} className={HEADER_LINK} />
      <ThemeToggle darkMode={user.darkMode} />
      <Disclosure
        label={
          <>
            <span className="truncate" style={{ maxWidth: 'min(16rem, 34vw)' }}>
              {words.header.hello(user.firstName)}
            </span>
            <Icon name="down" size={18} />
          </>
        }
        buttonClass="-mr-3 flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-3 hover:text-accent"
        sheetClass="w-64 p-2"
      >
        <menuSheet.Part session={session} onHistoryIntent={onHistoryIntent} tools={tools} />
      </Disclosure>
    </>
  )
}

function ThemeToggle({ darkMode }: { darkMode: boolean }) {
  const words = useWords()
  const queries = useQueryClient()
  const notice = useNotice()
  const turn = () => changePreferences(queries, { darkMode: !darkMode }).catch(() => notice(<NotSaved />))
  return (
    <button
      type="button"
      onClick={turn}
      aria-label={darkMode ? words.header.light : words.header.dark}
      title={darkMode ? words.header.light : words.header.dark}
      className="grid size-11 shrink-0 place-items-center rounded-control hover:text-accent"
    >
      <Icon name={darkMode ? 'sun' : 'moon'} />
    </button>
  )
}
