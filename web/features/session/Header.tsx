import type { Brand } from '@fondly/contracts/bff/session.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { changePreferences, type SignedIn } from '../../api/session.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useNotice } from '../../ui/Notices.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useSpeech, useWords } from '../../words/words.tsx'
import { BrandMark } from './BrandMark.tsx'

/** The strip above everything: whose page it is, and the menu of who is signed in. */
export function Header({
  brand,
  session,
  onHistoryIntent,
  tools,
}: {
  brand: Brand
  session: SignedIn | undefined
  /** Somebody is about to open Order History. */
  onHistoryIntent: () => void
  /** What else the menu holds for those who look into the product itself. */
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

type MenuProps = { session: SignedIn; onHistoryIntent: () => void; tools: ReactNode }

function Menu({ session, onHistoryIntent, tools }: MenuProps) {
  const words = useWords()
  const { user, dashboardUrl } = session
  return (
    <>
      <HistoryLink className="hidden min-h-11 items-center no-underline hover:text-accent md:flex" onIntent={onHistoryIntent} />
      {dashboardUrl && (
        <a href={dashboardUrl} className="hidden min-h-11 items-center gap-2 no-underline hover:text-accent md:flex">
          {words.header.dashboard}
          <Icon name="external" size={18} />
        </a>
      )}
      <ThemeToggle darkMode={user.darkMode} />
      <Disclosure
        label={
          <>
            <span className="hidden md:inline">{words.header.hello(user.firstName)}</span>
            <Icon name="down" size={18} className="hidden md:block" />
            <span className="sr-only md:hidden">{words.header.menu}</span>
            <Icon name="menu" size={22} className="md:hidden" />
          </>
        }
        buttonClass="-mr-3 flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-3 hover:text-accent"
        sheetClass="w-64 p-2"
      >
        <MenuSheet session={session} onHistoryIntent={onHistoryIntent} tools={tools} />
      </Disclosure>
    </>
  )
}

function MenuSheet({ session, onHistoryIntent, tools }: MenuProps) {
  const { words, language, choose } = useSpeech()
  const { user, dashboardUrl } = session
  const row =
    'flex min-h-11 w-full items-center justify-between rounded-control px-3 text-left no-underline hover:bg-wash hover:text-wash-ink'
  return (
    <>
      <p className="px-3 pt-2 pb-3 text-small text-ink-2">
        <span className="block text-base font-semibold text-ink">{`${user.firstName} ${user.lastName}`}</span>
        {session.client.name}
      </p>
      <div className="px-3 pb-2">
        <Segments
          label={words.header.language}
          segments={[
            { value: 'en_US', label: words.languages.en_US },
            { value: 'es', label: words.languages.es },
          ]}
          value={language}
          onChoose={choose}
        />
      </div>
      <HistoryLink className={`${row} md:hidden`} onIntent={onHistoryIntent} />
      {dashboardUrl && (
        <a href={dashboardUrl} className={`${row} md:hidden`}>
          {words.header.dashboard}
          <Icon name="external" size={18} />
        </a>
      )}
      {user.role === 'admin' && (
        <Link href="/press" className={row}>
          {words.header.press}
        </Link>
      )}
      <Link href="/sessions" className={row}>
        {words.header.sessions}
      </Link>
      {session.secondFactorsUrl && (
        <a href={`${session.secondFactorsUrl}?ui_locales=${language.slice(0, 2)}`} className={row}>
          {words.header.secondFactors}
        </a>
      )}
      {tools}
      <a href="/logout" className={row}>
        {words.header.signOut}
      </a>
    </>
  )
}

/** The history opens above the catalogue, which stays as it is. */
function HistoryLink({ className, onIntent }: { className: string; onIntent: () => void }) {
  const words = useWords()
  const [path] = useLocation()
  const search = useSearch()
  const next = new URLSearchParams(path === '/' ? search : '')
  next.set('history', '1')
  return (
    <Link href={`/?${next.toString()}`} className={className} onPointerEnter={onIntent} onFocus={onIntent}>
      {words.header.orderHistory}
    </Link>
  )
}

function ThemeToggle({ darkMode }: { darkMode: boolean }) {
  const words = useWords()
  const queries = useQueryClient()
  const notice = useNotice()
  const turn = () => changePreferences(queries, { darkMode: !darkMode }).catch(() => notice(words.header.themeRefused))
  return (
    <button
      type="button"
      onClick={turn}
      aria-label={darkMode ? words.header.light : words.header.dark}
      title={darkMode ? words.header.light : words.header.dark}
      className="grid size-11 place-items-center rounded-control hover:text-accent"
    >
      <Icon name={darkMode ? 'sun' : 'moon'} />
    </button>
  )
}
