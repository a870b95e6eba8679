import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { SignedIn } from '../../api/session.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { counter } from '../../words/counter.ts'
import { useSpeech } from '../../words/words.tsx'
import { HistoryLink } from './HistoryLink.tsx'

/** The words that only this part needs, loaded with it. */
export const english = { reportsOn: counter('en-US', { one: 'Reports on # person', other: 'Reports on # people' }) }
export const spanish: typeof english = {
  reportsOn: counter('es-US', { one: 'Informes de # persona', many: 'Informes de # personas', other: 'Informes de # personas' }),
}

export type MenuProps = { session: SignedIn; onHistoryIntent: () => void; tools: ReactNode }

/** The menu below the name of the signed-in user. */
export function MenuSheet({ session, onHistoryIntent, tools }: MenuProps) {
  const { words, language, choose } = useSpeech()
  const { user, dashboardUrl } = session
  const own = language === 'es' ? spanish : english
  const row =
    'flex min-h-11 w-full items-center justify-between rounded-control px-3 text-left no-underline hover:bg-wash hover:text-wash-ink'
  return (
    <>
      <p className="px-3 pt-2 pb-3 text-small text-ink-2">
        <span className="block text-base font-semibold text-ink">{`${user.firstName} ${user.lastName}`}</span>
        {session.client.name}
        {user.reportingUsers.length > 0 && <span className="block">{own.reportsOn(user.reportingUsers.length)}</span>}
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
      {session.mayChangePassword && (
        <Link href="/password" className={row}>
          {words.header.password}
        </Link>
      )}
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
