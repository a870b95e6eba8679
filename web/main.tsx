import './style.css'
// First of all: what the address bar brought along.
import './screens/arrived-with.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

type Telling = (typeof import('./page-errors.ts'))['tellPageError']
/** Fetched when something has gone wrong, which is seldom. */
const tell = (...error: Parameters<Telling>) =>
  void import('./page-errors.ts').then(({ tellPageError }) => tellPageError(...error)).catch(() => undefined)
window.addEventListener('error', ({ error }) => tell(error, 'script'))
window.addEventListener('unhandledrejection', ({ reason }) => tell(reason, 'promise'))

const page = document.querySelector('#page')
if (!page) throw new Error('index.html has no #page.')

const onUncaughtError = (error: unknown) => {
  tell(error, 'drawing')
  // As React does by itself: into the console.
  reportError(error)
}
createRoot(page, { onUncaughtError }).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
)
