import type { Page, Route } from '@playwright/test'

/**
 * Holds back the page's calls to this address until `release`, so that a screen that waits for them stays as long as a story needs.
 * @param url as in `page.route`, for example a glob. An earlier route for it gets the calls afterwards.
 */
export async function holdBack(page: Page, url: string): Promise<{ release: () => Promise<void> }> {
  const released = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    await released.promise
    await route.fallback()
  }
  await page.route(url, hold)
  return {
    release: async () => {
      released.resolve()
      await page.unroute(url, hold)
    },
  }
}
