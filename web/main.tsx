import './style.css'
// First of all: what the address bar brought along.
import './screens/arrived-with.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

const page = document.querySelector('#page')
if (!page) throw new Error('index.html has no #page.')

createRoot(page).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
)
