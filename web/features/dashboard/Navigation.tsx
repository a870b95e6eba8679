import type { ReactNode } from 'react'
import type { DashboardFrame } from '@fondly/contracts/bff/dashboard.ts'
import { Link } from 'wouter'
import { useDashboardWords } from './dashboard-words.ts'
import type { PageEntry } from './pages.ts'

type NavigationProps = { frame: DashboardFrame; pages: readonly PageEntry[]; current: string | undefined }

/** Links to the pages that the user may open: beside the content, or in a narrow window as a scrolling row above it. */
export function Navigation({ frame, pages, current }: NavigationProps) {
  const texts = useDashboardWords()
  return (
    <nav
      aria-label={texts.navigation}
      className="flex shrink-0 border-rule max-lg:border-b lg:min-h-[calc(100dvh-144px)] lg:w-[calc(max(64px,(100vw-1312px)/2)+184px)] lg:flex-col lg:border-r lg:pr-6 lg:pl-[max(64px,(100vw-1312px)/2)]"
    >
      <div className="min-w-0 grow lg:sticky lg:top-0 lg:-ml-4 lg:max-h-dvh lg:grow-0 lg:overflow-y-auto lg:pt-7 lg:pl-4">
        <ul className="flex max-lg:overflow-x-auto max-lg:px-5 md:max-lg:px-12 lg:flex-col">
          {pages.map(({ key, group }, place) => (
            <li
              key={key}
              className={
                place > 0 && pages[place - 1]?.group !== group ? 'shrink-0 lg:mt-3 lg:border-t lg:border-rule lg:pt-3' : 'shrink-0'
              }
            >
              <PageLink href={`/dashboard/${encodeURIComponent(frame.key)}/${key}`} isCurrent={key === current}>
                {texts.pages[key]}
                {key === 'people' && frame.waiting > 0 && (
                  <span className="tabular ml-auto pl-3 font-semibold text-accent">
                    <span className="sr-only">{texts.waiting} </span>
                    {frame.waiting}
                  </span>
                )}
              </PageLink>
            </li>
          ))}
          {frame.rights.includes('change-site') && (
            <li className="shrink-0">
              <PageLink href="/dashboard" isCurrent={false}>
                {texts.clients}
              </PageLink>
            </li>
          )}
        </ul>
      </div>
      <p className="sticky bottom-0 mt-auto hidden bg-paper py-6 text-small text-ink-2 lg:block">
        {frame.name}
        {frame.locations > 0 && <span className="block">{texts.locations(frame.locations)}</span>}
      </p>
    </nav>
  )
}

function PageLink({ href, isCurrent, children }: { href: string; isCurrent: boolean; children: ReactNode }) {
  return (
    <Link
      href={href}
      ref={isCurrent ? intoSight : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      className={`relative flex min-h-12 items-center no-underline hover:text-accent max-lg:mr-5 lg:min-h-10 lg:pointer-coarse:min-h-11 ${isCurrent ? CURRENT : 'text-ink-2'}`}
    >
      {children}
    </Link>
  )
}

const CURRENT =
  'font-semibold text-ink after:absolute after:bg-accent max-lg:after:inset-x-0 max-lg:after:bottom-0 max-lg:after:h-0.75 lg:after:inset-y-2 lg:after:-left-4 lg:after:w-0.75'

// The link of the current page may be outside of the visible part of the row.
const intoSight = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'center' })
