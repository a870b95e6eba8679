import { test, type Page } from '@playwright/test'
import { openTestProduct, type StoryProduct, type Settings } from './test-product.ts'
import { ORDERER, requestSignIn } from './sender.ts'

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

/** A story with a product that all stories of one worker share. Paths are relative to this product. */
export const story = test.extend<{ desk: Page }, { settings: Settings; testProduct: StoryProduct; username: string; signedIn: Cookies }>({
  /** The settings of the product; the default is in playwright.config.ts. Stories that set others with `story.use` get their own product. */
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
  /** The user of `desk`. All workers share a product, so a story that counts the data of its user takes a user that no other story has. */
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
  /** The page with the catalogue, with the user already signed in. */
  desk: async ({ page, signedIn }, use) => {
    await page.context().addCookies(signedIn)
    await page.goto('/')
    await use(page)
  },
})
