import type { MouseEvent } from 'react'
import { fetchPrintFile } from '../../api/press.ts'
import { useAction } from '../../api/use-action.ts'

/**
 * Fetches the file of a clicked link in the page, so that a refusal is shown here and not in the browser's list of downloads. The browser handles
 * clicks with a modifier key and the link's context menu.
 */
export function useDownload() {
  const { busy, failure, run } = useAction()
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    void run(async () => {
      const { name, file } = await fetchPrintFile(href)
      const address = URL.createObjectURL(file)
      const link = Object.assign(document.createElement('a'), { href: address, download: name })
      link.click()
      // By then the browser has started to read the file; without revoking, it would stay in memory.
      setTimeout(() => URL.revokeObjectURL(address), KEEP_FILE_MS)
    })
  }
  return { busy, failure, onClick }
}

const KEEP_FILE_MS = 60_000
