import './style.css'
// First of all: what the address bar brought along.
import './screens/arrived-with.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { tellPageError, tellPageErrors } from './page-errors.ts'

tellPageErrors()
const page = document.querySelector('#page')
if (!page) throw new Error('index.html has no #page.')

const onUncaughtError = (error: unknown) => {
  tellPageError(error, 'drawing')
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
