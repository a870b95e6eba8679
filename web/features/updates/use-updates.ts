import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { manifestQuery } from '../../api/manifest.ts'
import { watchTyping } from './typing.ts'

const LOOK_AGAIN = 2_000
const RELOADED_FOR = 'reloaded-for'

const isTypedInto = watchTyping(document)

/** Loads the page anew when the server gives out another build; under an open sheet, or while somebody types, it waits. */
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
    const waiting = setInterval(reload, LOOK_AGAIN)
    return () => clearInterval(waiting)
  }, [theirs])
}

/** A page that comes back old all the same (from a cache, or another server) is not loaded again and again. */
function isFirstFor(version: string): boolean {
  if (sessionStorage.getItem(RELOADED_FOR) === version) return false
  sessionStorage.setItem(RELOADED_FOR, version)
  return true
}
