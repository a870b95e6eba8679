import { expect, type Page } from '@playwright/test'
import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { largeShop, MILLER } from './large-shop.ts'
import { PASSWORD, typeSignIn } from './sender.ts'
import { story } from './story.ts'

const CARD_COUNT = 1_500
/** The limit for any number of cards: the page has nodes only for the visible cards and those near them. */
const MAX_NODES = 1_200

story(
  'a catalogue of very many cards keeps few nodes while it is scrolled, walked by keyboard and searched',
  async ({ page, testProduct }) => {
    story.setTimeout(600_000)
    const folders = await largeShop(CARD_COUNT)
    try {
      for (const folder of folders) await testProduct.load(folder)
    } finally {
      await rm(dirname(folders[0] ?? ''), { recursive: true, force: true })
    }
    await page.goto(`/${MILLER.slug}`)
    await typeSignIn(page, MILLER.email, PASSWORD)
    const cards = page.getByRole('list', { name: 'Cards' }).getByRole('listitem')
    await expect(cards.first()).toHaveAttribute('aria-posinset', '1')
    const all = Number(await cards.first().getAttribute('aria-setsize'))
    expect(all).toBeGreaterThan(CARD_COUNT / 2)
    expect(await nodesOf(page)).toBeLessThan(MAX_NODES)

    // The card with the focus stays on the page, even if it is far from the visible part.
    await page.locator('.tile').first().focus()
    const high = await page.evaluate<number>('document.documentElement.scrollHeight')
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight / 2)')
    await expect(page.locator('.tile').first()).toBeFocused()
    expect(await nodesOf(page)).toBeLessThan(MAX_NODES)

    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
    await expect(cards.last()).toHaveAttribute('aria-posinset', String(all))
    await expect(cards.last()).toBeInViewport()
    // Nothing has moved, because the page keeps the same room for cards that are not drawn.
    expect(Math.abs((await page.evaluate<number>('document.documentElement.scrollHeight')) - high)).toBeLessThan(20)
    expect(await nodesOf(page)).toBeLessThan(MAX_NODES)

    await page.locator('.tile').last().focus()
    const place = () => page.evaluate<number>("Number(document.activeElement.closest('li').ariaPosInSet)")
    for (let presses = 0; presses < 12; presses++) {
      const before = await place()
      // A row that is not drawn yet cannot be reached, so press the key again.
      await expect
        .poll(async () => {
          await page.keyboard.press('ArrowUp')
          return place()
        })
        .toBeLessThan(before)
    }
    expect(await place()).toBeLessThan(all - 40)

    await page.getByRole('searchbox').fill('kettle 1')
    await expect(page.getByText(/^\d+ results?$/)).toBeVisible()
    await expect(cards.first()).toContainText('Kettle')
    expect(await nodesOf(page)).toBeLessThan(5 * MAX_NODES)
    await page.getByRole('searchbox').fill('9big01432')
    await expect(cards).toHaveCount(1)
  },
)

story('the demonstration catalogue has few nodes, and an error on the page is reported to the server', async ({ desk: page }) => {
  await page.getByRole('list', { name: 'Cards' }).getByRole('listitem').first().waitFor()
  expect(await nodesOf(page)).toBeLessThan(2_500)
  const reported = page.waitForResponse('**/api/page-errors')
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('Marguerite Okonkwo-Hale is not a function')
    })
  })
  const answer = await reported
  expect(answer.status()).toBe(204)
  expect(answer.request().postDataJSON()).toEqual({
    name: 'TypeError',
    from: 'script',
    path: '/',
    version: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown,
    places: [],
  })
})

function nodesOf(page: Page): Promise<number> {
  return page.evaluate<number>("document.querySelectorAll('*').length")
}
