import './style.css'
import './deferred-resources.ts'
// Must come first: it takes the recipient out of the address bar.
import './screens/initial-query.ts'
import { parseFirstView } from '@fondly/contracts/bff/first-screen.ts'
import { QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
// Before Page: the bundler then puts everything that both need into one file.
import { startSessionEffects } from './session-effects.ts'
import { Page } from './Page.tsx'
import { firstAnswers } from './api/first-answers.ts'
import { takeEarlyInput } from './early-input.ts'
import { canTakeOver } from './can-take-over.ts'
import { watchTyping } from './features/updates/typing.ts'

type ErrorReporter = typeof import('./page-errors.ts')
let reporter: Promise<ErrorReporter> | undefined
/** Reports an error. The reporting code is loaded with the first error; errors are reported in their order. */
const report = (...error: Parameters<ErrorReporter['reportPageError']>) => {
  reporter ??= import('./page-errors.ts')
  reporter
    .then(({ reportPageError }) => reportPageError(...error))
    .catch(() => {
      reporter = undefined
    })
}
window.addEventListener('error', ({ error }) => report(error, 'script'))
window.addEventListener('unhandledrejection', ({ reason }) => report(reason, 'promise'))

const page = document.querySelector<HTMLElement>('#page')
if (!page) throw new Error('index.html has no #page.')

const reportRenderError = (error: unknown) => {
  report(error, 'drawing')
  // Passes the error to the console and to other listeners, like an uncaught error.
  reportError(error)
}
// Requests are sent even if the browser says it is offline; a query that silently waits for the network would look like a hanging page.
const queries = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', refetchOnReconnect: true } } })
startSessionEffects(queries)
const isTypedInto = watchTyping(document)
if (import.meta.env.PROD)
  import('./features/updates/reload-on-update.ts').then(
    ({ reloadOnUpdate }) => reloadOnUpdate(queries, isTypedInto),
    // Without it, the page is only not reloaded by itself.
    () => undefined,
  )

const drawnView = parseFirstView(page.dataset['view'])
const onErrors = { onUncaughtError: reportRenderError, onCaughtError: reportRenderError }
/** Not at the top of the module: parts that import this file would wait for the answers, and some of these need a part. */
async function drawPage(place: HTMLElement): Promise<void> {
  await firstAnswers(queries, { isDrawn: drawnView !== undefined })
  const isTakenOver = drawnView !== undefined && (await canTakeOver(queries))
  if (!isTakenOver) {
    place.replaceChildren()
    return createRoot(place, onErrors).render(<Page queries={queries} view={undefined} />)
  }
  // In a transition, React works in short slices, so that the page answers to input meanwhile.
  startTransition(() => {
    hydrateRoot(place, <Page queries={queries} view={drawnView} onDrawn={takeEarlyInput(place)} />, onErrors)
  })
}
void drawPage(page)
