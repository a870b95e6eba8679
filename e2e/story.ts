import { test, type Page } from '@playwright/test'
import { openHouse, type StoryProduct, type Settings } from './house.ts'
import { ORDERER, requestSignIn } from './sender.ts'

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

/** A story with a product that all stories of one worker share. Paths are relative to this product. */
export const story = test.extend<{ desk: Page }, { settings: Settings; house: StoryProduct; signedIn: Cookies }>({
  /** Stories that need other settings of the product set them with `story.use`. */
  settings: [{}, { option: true, scope: 'worker' }],
  house: [
    async ({ settings }, use) => {
      const house = await openHouse(settings)
      await use(house)
      await house.leave()
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  baseURL: async ({ house }, use) => use(house.url),
  signedIn: [
    async ({ house, browser }, use) => {
      const context = await browser.newContext({ baseURL: house.url })
      await requestSignIn(context, ORDERER)
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
