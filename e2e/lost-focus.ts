import { expect, type Page, type Request } from '@playwright/test'

/**
 * Watches the focus frame by frame. In three frames without it something is lost; within fewer, a sheet may go before what comes for it takes the focus.
 * It is a text because it runs in the page.
 */
const WATCH = `(() => {
  window.lostFocus = []
  let [last, without] = ['', 0]
  const look = () => {
    const { activeElement, body } = document
    if (activeElement && activeElement !== body) {
      last = activeElement.localName + ' “' + (activeElement.getAttribute('aria-label') ?? activeElement.textContent.slice(0, 60)) + '”'
      without = 0
    } else if (last && (without += 1) === 3) window.lostFocus.push(last)
    requestAnimationFrame(look)
  }
  look()
})()`

/** Waits for some frames, then answers what lost the focus since the last time, and whether nothing has it now. */
const READ = `new Promise((answer) => {
  const wait = (left) => {
    if (left > 0) requestAnimationFrame(() => wait(left - 1))
    else answer({ lost: window.lostFocus.splice(0), isBody: document.activeElement === document.body })
  }
  wait(4)
})`

/** Watches from the next page on whether the focus falls to the body. Returns the function that fails if it has, or is there now. */
export async function watchFocus(page: Page): Promise<(after: string) => Promise<void>> {
  const underWay = new Set<Request>()
  const end = (request: Request) => void underWay.delete(request)
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.resourceType() === 'fetch') underWay.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  await page.addInitScript(WATCH)
  return async (after) => {
    // Work that is still going on may remove the element that has the focus.
    await expect.poll(() => underWay.size, { timeout: 60_000 }).toBe(0)
    expect({ after, seen: await page.evaluate(READ) }).toEqual({ after, seen: { lost: [], isBody: false } })
  }
}
