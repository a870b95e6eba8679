import { menu } from '@fondly/languages/english/menu.ts'
import { LANGUAGES } from '@fondly/languages/languages.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { preparedCardsQuery } from '../../api/occasions.ts'
import type { SignedIn } from '../../api/session.ts'
import { Segments } from '../../ui/Segments.tsx'
import { useSection, useLanguage } from '../../words/words.tsx'
import { DashboardLink } from './DashboardLink.tsx'
import { HistoryLink } from './HistoryLink.tsx'

export type MenuProps = { session: SignedIn; onHistoryIntent: () => void; tools: ReactNode }

/** The menu below the name of the signed-in user. */
export function MenuSheet({ session, onHistoryIntent, tools }: MenuProps) {
  const { language, tag, choose, words } = useLanguage()
  const { user, dashboardUrl } = session
  const texts = useSection('menu', menu)
  const { data: prepared } = useQuery(preparedCardsQuery)
  const row =
    'flex min-h-11 w-full items-center justify-between rounded-control px-3 text-left no-underline hover:bg-wash hover:text-wash-ink'
  return (
    <>
      <p className="px-3 pt-2 pb-3 text-small text-ink-2">
        <span className="block text-base font-semibold text-ink">{`${user.firstName} ${user.lastName}`}</span>
        {session.client.name}
        {user.reportingUsers.length > 0 && <span className="block">{texts.reportsOn(user.reportingUsers.length)}</span>}
      </p>
      <div className="px-3 pb-2">
        <span aria-hidden="true" className="mb-1 block text-small text-ink-2">
          {texts.page}
        </span>
        <Segments
          label={texts.language}
          segments={Object.entries(LANGUAGES).map(([value, { name: label }]) => ({ value, label }))}
          value={language}
          onChoose={choose}
          className="flex-wrap"
        />
      </div>
      <HistoryLink className={`${row} md:hidden`} onIntent={onHistoryIntent} />
      <Link href="/address-book" className={`${row} md:hidden`}>
        {words.header.addressBook}
      </Link>
      <DashboardLink href={dashboardUrl} className={`${row} md:hidden`} />
      <Link href="/prepared" className={row}>
        {texts.prepared}
        {prepared && prepared.cards.length > 0 && <span className="tabular font-semibold">{prepared.cards.length}</span>}
      </Link>
      <Link href="/saved-messages" className={row}>
        {texts.messages}
      </Link>
      {session.maySignByHand && (
        <Link href="/signature" className={row}>
          {texts.signature}
        </Link>
      )}
      {user.role === 'admin' && (
        <Link href="/press" className={row}>
          {texts.press}
        </Link>
      )}
      <Link href="/sessions" className={row}>
        {texts.sessions}
      </Link>
      {session.mayChangePassword && (
        <Link href="/password" className={row}>
          {texts.password}
        </Link>
      )}
      {session.secondFactorsUrl && (
        <a href={`${session.secondFactorsUrl}?ui_locales=${tag}&theme=${user.darkMode ? 'dark' : 'light'}`} className={row}>
          {texts.secondFactors}
        </a>
      )}
      {tools}
      <a href="/logout" className={row}>
        {texts.signOut}
      </a>
    </>
  )
}
