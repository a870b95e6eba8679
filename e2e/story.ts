import { test, type Page } from '@playwright/test'
import { openTestProduct, type StoryProduct, type Settings } from './test-product.ts'
import { ORDERER, requestSignIn } from './sender.ts'

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

/** A story with a product that all stories of one worker share. Paths are relative to this product. */
export const story = test.extend<{ desk: Page }, { settings: Settings; testProduct: StoryProduct; username: string; signedIn: Cookies }>({
  /** Those of the project in playwright.config.ts. Stories that need others set them with `story.use`, and get a product of their own. */
  settings: [{}, { option: true, scope: 'worker' }],
  testProduct: [
    async ({ settings }, use) => {
      const testProduct = await openTestProduct(settings)
      await use(testProduct)
      await testProduct.leave()
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  baseURL: async ({ testProduct }, use) => use(testProduct.url),
  /** Who sits at the desk. All workers share a product, so a story that counts what its user has takes somebody of its own. */
  username: [ORDERER, { option: true, scope: 'worker' }],
  signedIn: [
    async ({ testProduct, browser, username }, use) => {
      const context = await browser.newContext({ baseURL: testProduct.url })
      await requestSignIn(context, username)
      await use(await context.cookies())
      await context.close()
    },
    { scope: 'worker' },
  ],
  /** The page with the catalogue, for an orderer who is signed in already. */
  desk: async ({ page, signedIn }, use) => {
    await page.context().addCookies(signedIn)
    await page.goto('/')
    await use(page)
  },
})
