import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { manifestQuery } from '../../api/manifest.ts'
import { isAnyModalOpen } from '../../ui/Modal.tsx'

const LOOK_AGAIN = 2_000

/** Loads the page anew when the server gives out another build; while a sheet is open it waits, so that nothing is torn away. */
export function useUpdates(): void {
  const { data } = useQuery({ ...manifestQuery, enabled: import.meta.env.PROD })
  const ours = document.querySelector('meta[name="version"]')?.getAttribute('content')
  const isOld = data !== undefined && data.version !== ours

  useEffect(() => {
    if (!isOld) return
    const reload = () => {
      if (!isAnyModalOpen()) location.reload()
    }
    reload()
    const waiting = setInterval(reload, LOOK_AGAIN)
    return () => clearInterval(waiting)
  }, [isOld])
}
