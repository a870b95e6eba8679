import './style.css'
import './second-things.ts'
// First of all: what the address bar brought along.
import './screens/arrived-with.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { firstAnswers } from './api/first-answers.ts'

type Telling = typeof import('./page-errors.ts')
let telling: Promise<Telling> | undefined
/** Fetched when something has gone wrong, which is seldom; what went wrong first is told first. */
const tell = (...error: Parameters<Telling['tellPageError']>) => {
  telling ??= import('./page-errors.ts')
  telling
    .then(({ tellPageError }) => tellPageError(...error))
    .catch(() => {
      telling = undefined
    })
}
window.addEventListener('error', ({ error }) => tell(error, 'script'))
window.addEventListener('unhandledrejection', ({ reason }) => tell(reason, 'promise'))

const page = document.querySelector('#page')
if (!page) throw new Error('index.html has no #page.')

const tellOfDrawing = (error: unknown) => {
  tell(error, 'drawing')
  // As what nobody catches: into the console, and to whoever else listens.
  reportError(error)
}
// A browser that says it is offline is asked all the same: what waited for the line without a word would look like a page that hangs.
const queries = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', refetchOnReconnect: true } } })
const root = createRoot(page, { onUncaughtError: tellOfDrawing, onCaughtError: tellOfDrawing })
void firstAnswers(queries).then(() =>
  root.render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  ),
)
