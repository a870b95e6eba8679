import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Redirect } from 'wouter'
import { dashboardFrameQuery } from '../../api/dashboard.ts'
import type { SignedIn } from '../../api/session.ts'
import { Navigation } from './Navigation.tsx'
import { findOpenPages, isPage } from './pages.ts'
import { CONTENT } from './parts/content.ts'
import { NoPermission } from './parts/NoPermission.tsx'
import { PageFailed } from './parts/PageFailed.tsx'
import { PageWaiting } from './parts/PageWaiting.tsx'
import { keepFocus } from '../../ui/keep-focus.ts'
import { SideContext } from '../../ui/side-sheet/side-context.ts'

/** The frame of one client's dashboard: the navigation, and the page that the address names. */
export function ClientDashboard({ clientKey, page, session }: { clientKey: string; page: string | undefined; session: SignedIn }) {
  const { data: frame, error, refetch } = useQuery(dashboardFrameQuery(clientKey))
  const [side, setSide] = useState<HTMLElement | null>(null)
  if (!frame)
    return (
      <main className={`page-margin ${CONTENT}`}>
        {error ? <PageFailed error={error} onAgain={() => void refetch()} /> : <PageWaiting />}
      </main>
    )

  const open = findOpenPages(frame.rights)
  const shown = open.find(({ key }) => key === page)
  const first = open[0]
  if (first && !shown && (page === undefined || !isPage(page)))
    return <Redirect to={`/dashboard/${encodeURIComponent(frame.key)}/${first.key}`} replace />
  return (
    <SideContext value={side}>
      <div className="dashboard flex grow flex-col lg:flex-row">
        <Navigation frame={frame} pages={open} current={shown?.key} />
        <main
          ref={keepFocus}
          className={`@container min-w-0 grow px-5 md:px-12 lg:pr-[max(56px,(100vw-1312px)/2)] lg:has-[+div>*]:pr-8 ${CONTENT}`}
        >
          {shown ? <shown.Part frame={frame} session={session} waiting={<PageWaiting />} /> : <NoPermission />}
        </main>
        <div ref={setSide} className="contents" />
      </div>
    </SideContext>
  )
}
