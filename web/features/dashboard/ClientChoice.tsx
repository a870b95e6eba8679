import { useQuery } from '@tanstack/react-query'
import { Link, Redirect } from 'wouter'
import { dashboardClientsQuery } from '../../api/dashboard.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { PageFailed } from './parts/PageFailed.tsx'
import { PageWaiting } from './parts/PageWaiting.tsx'
import { CONTENT } from './parts/content.ts'

const ClientsPage = lazyPart(async () => (await import('./clients/ClientsPage.tsx')).ClientsPage).Part

/** /dashboard: the choice of a client, for users who may open several. */
export function ClientChoice() {
  const texts = useDashboardWords()
  const { data, error, refetch } = useQuery(dashboardClientsQuery)
  const [only, ...others] = data?.clients ?? []
  if (data?.mayChange) return <ClientsPage clients={data.clients} waiting={<PageWaiting />} />
  if (only && others.length === 0) return <Redirect to={`/dashboard/${encodeURIComponent(only.key)}`} replace />
  return (
    <main className={`page-margin ${CONTENT}`}>
      {error && !data ? (
        <PageFailed error={error} onAgain={() => void refetch()} />
      ) : (
        <>
          <h1 className="text-h1-phone md:text-h1">{texts.choose}</h1>
          <p className="mt-2 text-lead text-ink-2">{texts.chooseText}</p>
          {data ? (
            <ul className="mt-8 max-w-160 border-t-[1.5px] border-ink">
              {data.clients.map(({ key, name }) => (
                <li key={key} className="border-b border-rule">
                  <Link
                    href={`/dashboard/${encodeURIComponent(key)}`}
                    className="flex min-h-14 items-center font-semibold no-underline hover:text-accent hover:underline"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          ) : (
            <PageWaiting />
          )}
        </>
      )}
    </main>
  )
}
