import type { Page } from '@playwright/test'

type Hands = { keystrokes: number; clicks: number; lostFocus: string[] }

/**
 * Counts the keys (modifiers too) and clicks of the sender from now on. For each frame in which no element has the focus, `lostFocus` gets the element
 * that had it last.
 */
export async function watchHands(page: Page): Promise<() => Promise<Hands>> {
  await page.evaluate(() => {
    const hands: Hands = { keystrokes: 0, clicks: 0, lostFocus: [] }
    Object.assign(globalThis, { hands })
    const { document, requestAnimationFrame, addEventListener } = globalThis as unknown as Browser
    addEventListener('keydown', ({ isTrusted, repeat }) => void (isTrusted && !repeat && hands.keystrokes++), true)
    addEventListener('pointerdown', ({ isTrusted }) => void (isTrusted && hands.clicks++), true)
    let last = ''
    const look = () => {
      const now = document.activeElement
      if (now === null || now === document.body) hands.lostFocus.push(last)
      else last = `${now.tagName} ${now.getAttribute('name') ?? ''} ${now.textContent.slice(0, 40)}`
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate<Hands>('globalThis.hands')
}

/** The parts of the browser that the counting uses. They are declared here, because the stories are compiled without the types of browsers. */
type Browser = {
  document: { body: unknown; activeElement: null | { tagName: string; textContent: string; getAttribute: (name: string) => string | null } }
  requestAnimationFrame: (look: () => void) => void
  addEventListener: (type: string, listen: (event: { isTrusted: boolean; repeat: boolean }) => void, capture: boolean) => void
}

/** Copies text as another program does, so that the page can paste it with Ctrl+V. */
export async function copyText(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`)
}
