import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { manifestQuery } from '../../api/manifest.ts'

const RETRY_INTERVAL_MS = 2_000
const RELOADED_FOR = 'reloaded-for'

/** Reloads the page when the server delivers another build. Waits as long as `isTypedInto` says that a reload would lose something. */
export function reloadOnUpdate(queries: QueryClient, isTypedInto: (now: number) => boolean): void {
  const ours = document.querySelector('meta[name="version"]')?.getAttribute('content')
  let waiting: ReturnType<typeof setInterval> | undefined
  new QueryObserver(queries, manifestQuery).subscribe(({ data }) => {
    clearInterval(waiting)
    if (!data || data.version === ours) return
    const reload = () => {
      if (!isTypedInto(Date.now()) && isFirstFor(data.version)) location.reload()
    }
    reload()
    waiting = setInterval(reload, RETRY_INTERVAL_MS)
  })
}

/** Prevents endless reloads if the server delivers the old page again, for example from a cache. */
function isFirstFor(version: string): boolean {
  if (sessionStorage.getItem(RELOADED_FOR) === version) return false
  sessionStorage.setItem(RELOADED_FOR, version)
  return true
}
