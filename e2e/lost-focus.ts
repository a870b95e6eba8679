import { expect, type Page, type Request } from '@playwright/test'

/**
 * Watches the focus in each frame. The focus counts as lost if no element has it in three frames; for fewer, a sheet may close before the next element
 * takes the focus. This is a text because it runs in the page.
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

/** Waits for four frames. Then returns the elements that lost the focus since the last call, and whether no element has it now. */
const READ = `new Promise((answer) => {
  const wait = (left) => {
    if (left > 0) requestAnimationFrame(() => wait(left - 1))
    else answer({ lost: window.lostFocus.splice(0), isBody: document.activeElement === document.body })
  }
  wait(4)
})`

/** Watches the focus from the next page on. Returns a function that fails if the focus was lost, or if no element has it now. */
export async function watchFocus(page: Page): Promise<(after: string) => Promise<void>> {
  const pendingRequests = new Set<Request>()
  const end = (request: Request) => void pendingRequests.delete(request)
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.resourceType() === 'fetch') pendingRequests.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  await page.addInitScript(WATCH)
  return async (after) => {
    // Wait for all requests, because an answer may still remove the element that has the focus.
    await expect.poll(() => pendingRequests.size, { timeout: 60_000 }).toBe(0)
    expect({ after, seen: await page.evaluate(READ) }).toEqual({ after, seen: { lost: [], isBody: false } })
  }
}
