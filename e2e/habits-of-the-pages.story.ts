import { expect, type Page } from '@playwright/test'
import { categoryTab, resultCount } from './catalogue-page.ts'
import { holdBack } from './hold-back.ts'
import { waitUntilStill } from './look-at-screen.ts'
import { story } from './story.ts'

story(
  'a heart and the dark mode change before the server answers, and go back with a notice if it refuses',
  { tag: '@habit-6' },
  async ({ desk: page }) => {
    const heart = page.getByRole('button', { name: 'Favorite Balloon', exact: true })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    for (const [change, isChanged, isBack] of [
      [
        () => heart.click(),
        () => expect(heart).toHaveAttribute('aria-pressed', 'true'),
        () => expect(heart).toHaveAttribute('aria-pressed', 'false'),
      ],
      [
        () => page.getByRole('button', { name: 'Dark mode' }).click(),
        () => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
        () => expect(page.locator('html')).toHaveAttribute('data-theme', 'light'),
      ],
    ] as const) {
      await page.route('**/api/user', (route) => route.fulfill({ status: 503, json: {} }))
      const answers = await holdBack(page, '**/api/user')
      await change()
      await isChanged()
      await answers.release()
      await isBack()
      await expect(page.getByText('That could not be saved. It is as it was before.')).toBeVisible()
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await page.unrouteAll()
    }
  },
)

story(
  'a search only narrows the cards: their order and everything above them stay, and its address can be shared',
  { tag: '@habit-7' },
  async ({ desk: page }) => {
    const names = page.getByRole('list', { name: 'Cards' }).locator('[data-card]')
    await names.nth(20).waitFor()
    const before = await names.evaluateAll(readCards)
    const place = await page.getByLabel('Search cards').boundingBox()
    await categoryTab(page, 'Sympathy').click()
    await expect(page).toHaveURL(/cgid=sympathy/)
    await page.getByLabel('Search cards').fill('birthday')
    await expect(resultCount(page)).toHaveText(/^\d+ results$/)
    const found = await names.evaluateAll(readCards)
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(before.length)
    expect(before.filter((card) => found.includes(card))).toEqual(found)
    expect(await page.getByLabel('Search cards').boundingBox()).toEqual(place)
    await expect(page.locator('main mark')).toHaveCount(0)

    const shared = await page.context().newPage()
    await shared.goto(page.url())
    await expect(shared.getByLabel('Search cards')).toHaveValue('birthday')
    await expect(resultCount(shared)).toHaveText(await resultCount(page).innerText())
    await shared.close()
    await page.goBack()
    await expect(categoryTab(page, 'Sympathy')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByLabel('Search cards')).toHaveValue('')
    await categoryTab(page, 'View All').click()
  },
)

story(
  'loaded content takes the place of its skeleton without moving anything, and pictures below the visible part are loaded later',
  { tag: '@habit-8' },
  async ({ desk: page }) => {
    await watchShifts(page)
    for (const [path, call] of [
      ['/', '**/api/catalogue'],
      ['/?history=1', '**/api/orders'],
      ['/address-book', '**/api/contact-lists'],
      ['/prepared', '**/api/occasion-rules'],
      ['/sessions', '**/api/sessions'],
    ] as const) {
      const answers = await holdBack(page, call)
      await page.goto(path)
      await page.getByRole('banner').waitFor()
      await waitUntilStill(page)
      const sheet = page.getByRole('dialog')
      const waiting = (await sheet.isVisible()) ? await sheet.boundingBox() : undefined
      await answers.release()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await waitUntilStill(page)
      expect.soft(await page.evaluate('globalThis.shifts'), path).toEqual([])
      // A sheet in the middle of the window would also move if the loaded content had another height.
      if (waiting) expect.soft(await sheet.boundingBox(), path).toEqual(waiting)
    }
    await page.goto('/')
    const pictures = page.getByRole('list', { name: 'Cards' }).locator('img')
    await pictures.first().waitFor()
    const kinds = await pictures.evaluateAll((images) =>
      (images as unknown as Picture[]).map((image) => ({
        hasSize: image.hasAttribute('width') && image.hasAttribute('height'),
        isBelow: image.getBoundingClientRect().top > 2_000,
        loading: image.getAttribute('loading'),
      })),
    )
    expect(kinds.filter(({ hasSize }) => !hasSize)).toEqual([])
    expect(kinds.filter(({ isBelow, loading }) => isBelow && loading !== 'lazy')).toEqual([])
  },
)

story('the sign-in appears where it stays, however late its first view arrives', { tag: '@habit-8' }, async ({ page }) => {
  await watchShifts(page)
  const flow = await holdBack(page, '**/flows/*')
  await page.goto('/harborview')
  await expect(page.getByText('Loading')).toBeVisible()
  await waitUntilStill(page)
  await flow.release()
  await page.getByLabel('Username').waitFor()
  await waitUntilStill(page)
  expect(await page.evaluate('globalThis.shifts')).toEqual([])
})

/** The highest layout shift score that is accepted. Browsers report the score with two decimals, so up to this it counts as 0. */
const MAX_LAYOUT_SHIFT_SCORE = 0.004

type Picture = {
  hasAttribute: (name: string) => boolean
  getAttribute: (name: string) => string | null
  getBoundingClientRect: () => { top: number }
}

function readCards(rows: unknown[]): string[] {
  return (rows as { dataset: { card?: string } }[]).map(({ dataset }) => dataset.card ?? '')
}

/**
 * Records everything that moves on pages opened from now on, unless a key or a click has moved it. Not recorded: the footer, which moves to the end of
 * the page, and a page beneath a sheet, which some browsers make a little narrower.
 */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(`
    globalThis.shifts = []
    const isBeneath = (node) => node?.closest?.('footer') || (document.querySelector('dialog[open]') && !node?.closest?.('dialog'))
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries()) {
        const moved = sources.map(({ node }) => (node?.nodeType === 3 ? node.parentElement : node)).filter((node) => !isBeneath(node))
        if (!hadRecentInput && value > ${MAX_LAYOUT_SHIFT_SCORE} && moved.length > 0) shifts.push(value.toFixed(4) + ' ' + moved.map((node) => node?.id || node?.className || node?.nodeName))
      }
    }).observe({ type: 'layout-shift', buffered: true })`)
}
