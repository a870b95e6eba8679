import type { MouseEvent } from 'react'
import { fetchPrintFile } from '../../api/press.ts'
import { useErrand } from '../../api/use-errand.ts'

/**
 * A link's file, fetched by the page, so that a refusal is read here and not in the browser's list of downloads. A click with a key held down, or the link's
 * own menu, is left to the browser.
 */
export function useDownload() {
  const { busy, failure, run } = useErrand()
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    void run(async () => {
      const { name, file } = await fetchPrintFile(href)
      const address = URL.createObjectURL(file)
      const link = Object.assign(document.createElement('a'), { href: address, download: name })
      link.click()
      // The browser has begun to read it by then; kept for ever it would hold the file in memory.
      setTimeout(() => URL.revokeObjectURL(address), KEPT)
    })
  }
  return { busy, failure, onClick }
}

const KEPT = 60_000
