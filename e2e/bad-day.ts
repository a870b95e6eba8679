import type { Page } from '@playwright/test'

/** Sets this fault for this browser from now on, as if another window had opened `?bad-day=`. */
export async function setBadDay(page: Page, name: string): Promise<void> {
  await page.request.get(`/?bad-day=${name}`)
}
