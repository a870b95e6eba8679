import './style.css'
import './deferred-resources.ts'
// Must come first, because it removes the recipient from the address bar.
import './screens/initial-query.ts'
import { parseFirstView } from '@fondly/contracts/bff/first-screen.ts'
import { QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
// Must stand before the import of Page: in this order the bundler puts the code that both need into one file.
import { startSessionEffects } from './session-effects.ts'
import { Page } from './Page.tsx'
import { firstAnswers } from './api/first-answers.ts'
import { takeEarlyInput } from './early-input.ts'
import { canTakeOver } from './can-take-over.ts'
import { measureFirstView } from './measure-first-view.ts'
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
  // Shows the error in the console and passes it to other listeners, like an uncaught error.
  reportError(error)
}
// Sends requests even if the browser says that it is offline. Otherwise a query would wait for the network, and the page would seem to hang.
const queries = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', refetchOnReconnect: true } } })
startSessionEffects(queries)
const isTypedInto = watchTyping(document)
if (import.meta.env.PROD)
  import('./features/updates/reload-on-update.ts').then(
    ({ reloadOnUpdate }) => reloadOnUpdate(queries, isTypedInto),
    // If this part cannot be loaded, the page works, but does not reload itself after an update.
    () => undefined,
  )

const drawnView = parseFirstView(page.dataset['view'])
const onErrors = { onUncaughtError: reportRenderError, onCaughtError: reportRenderError }
/**
 * A function, because a top-level `await` would block every part that imports this file. The first answers may need such a part. Draws in a
 * transition, because then React works in short slices, and the page still responds to input.
 */
async function drawPage(place: HTMLElement): Promise<void> {
  await firstAnswers(queries, { isDrawn: drawnView !== undefined })
  const isTakenOver = drawnView !== undefined && (await canTakeOver(queries))
  const view = isTakenOver ? drawnView : measureFirstView(place)
  startTransition(() => {
    if (isTakenOver) hydrateRoot(place, <Page queries={queries} view={view} onDrawn={takeEarlyInput(place)} />, onErrors)
    else createRoot(place, onErrors).render(<Page queries={queries} view={view} />)
  })
}
void drawPage(page)
