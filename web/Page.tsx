import type { FirstView } from '@fondly/contracts/bff/first-screen.ts'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useEffect } from 'react'
import { App } from './App.tsx'
import { FirstViewContext } from './ui/first-view.ts'

/** The whole page. The browser and the server (web/server) both draw it. `onDrawn` is called when the browser has drawn the page or taken it over. */
export function Page({ queries, view, onDrawn }: { queries: QueryClient; view: FirstView; onDrawn?: () => void }) {
  useEffect(() => onDrawn?.(), [onDrawn])
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <FirstViewContext value={view}>
          <App />
        </FirstViewContext>
      </QueryClientProvider>
    </StrictMode>
  )
}
