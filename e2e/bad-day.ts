import type { Page } from '@playwright/test'

/** From now on, in this browser, as if `?bad-day=` had been asked for in another window. */
export async function badDay(page: Page, name: string): Promise<void> {
  await page.request.get(`/?bad-day=${name}`)
}
