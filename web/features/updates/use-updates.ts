import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { manifestQuery } from '../../api/manifest.ts'
import { watchTyping } from './typing.ts'

const POLL_INTERVAL_MS = 2_000
const RELOADED_FOR = 'reloaded-for'

const isTypedInto = watchTyping(document)

/** Reloads the page when the server delivers another build; waits while a sheet is open or somebody types. */
export function useUpdates(): void {
  const { data } = useQuery({ ...manifestQuery, enabled: import.meta.env.PROD })
  const ours = document.querySelector('meta[name="version"]')?.getAttribute('content')
  const theirs = data && data.version !== ours ? data.version : undefined

  useEffect(() => {
    if (theirs === undefined) return
    const reload = () => {
      if (isTypedInto(Date.now()) || !isFirstFor(theirs)) return
      location.reload()
    }
    reload()
    const waiting = setInterval(reload, POLL_INTERVAL_MS)
    return () => clearInterval(waiting)
  }, [theirs])
}

/** Prevents endless reloads if the page comes back old, for example from a cache or another server. */
function isFirstFor(version: string): boolean {
  if (sessionStorage.getItem(RELOADED_FOR) === version) return false
  sessionStorage.setItem(RELOADED_FOR, version)
  return true
}
