import './style.css'
import './deferred-resources.ts'
// Must come first: it takes the recipient out of the address bar.
import './screens/initial-query.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
// Before App: the bundler then puts everything that both need into one file.
import { startSessionEffects } from './session-effects.ts'
import { App } from './App.tsx'
import { firstAnswers } from './api/first-answers.ts'
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

const page = document.querySelector('#page')
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
const root = createRoot(page, { onUncaughtError: reportRenderError, onCaughtError: reportRenderError })
void firstAnswers(queries).then(() =>
  root.render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  ),
)
