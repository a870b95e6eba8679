import type { MouseEvent } from 'react'
import { fetchPrintFile } from '../../api/press.ts'
import { useAction } from '../../api/use-action.ts'

/**
 * Fetches a clicked file in the page, so that the page can show a refusal; the browser would only list a failed download. The browser itself handles
 * clicks with a modifier key and the context menu.
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
      // By then the browser has started to read the file. Without this, the file would stay in memory.
      setTimeout(() => URL.revokeObjectURL(address), KEEP_FILE_MS)
    })
  }
  return { busy, failure, onClick }
}

const KEEP_FILE_MS = 60_000
