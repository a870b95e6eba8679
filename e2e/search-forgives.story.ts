import { expect, type Page } from '@playwright/test'
import { watchHands } from './hands.ts'
import { openCard } from './sender.ts'
import { story } from './story.ts'

const CARD = '1HBE2184'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search cards' })
const cards = (page: Page) => page.getByRole('list', { name: 'Cards' }).getByRole('button', { name: /#1HBE/ })

story('the search forgives one letter in English and Spanish, and is cleared by a button', async ({ desk: page }) => {
  await cards(page).first().waitFor()
  await search(page).fill('sympathy')
  await expect(page.getByText(/^\d+ results?$/)).toBeVisible()
  const exact = await cards(page).allTextContents()
  for (const typed of ['sympthy', 'simpathy', 'sypmathy']) {
    await search(page).fill(typed)
    await expect(page.getByText(/^\d+ similar results?$/)).toBeVisible()
    expect(await cards(page).allTextContents()).toEqual(exact)
  }
  await search(page).fill('cumpleaos')
  await expect(page.getByText(/^\d+ similar results?$/)).toBeVisible()
  expect(await cards(page).count()).toBeGreaterThan(0)
  // Another number is another card, so it does not count as a typing mistake.
  await search(page).fill('1hbe2185')
  await expect(page.getByText('There are no available results.')).toBeVisible()

  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(search(page)).toHaveValue('')
  await expect(search(page)).toBeFocused()
  await expect(page.getByText('all results')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear the search' })).toBeHidden()
})

story('the sheet for another card has the same search and keys, and its head has a close button', async ({ desk: page }) => {
  const form = await openCard(page, CARD)
  const choice = page.getByRole('dialog', { name: 'Choose another card' })
  const first = choice.getByRole('list', { name: 'Cards' }).getByRole('button').first()
  const open = form.getByRole('button', { name: 'Change the card' })
  await open.click()
  const watched = await watchHands(page)
  const shown = choice.getByRole('list', { name: 'Cards' }).getByRole('button')
  await expect(choice.getByText(/^60 of \d+ cards are shown\.$/)).toBeVisible()
  await expect(shown).toHaveCount(60)
  await choice.getByRole('button', { name: 'Show more cards' }).press('Enter')
  await expect(shown.nth(60)).toBeFocused()
  await expect(choice.getByText(/^\d+ results$/)).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('sympthy')
  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
  await expect(choice.getByText(/^\d+ similar results?$/)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(choice.getByRole('list', { name: 'Cards' }).getByRole('button').nth(1)).toBeFocused()
  await page.keyboard.press('/')
  await expect(choice.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(choice.getByRole('searchbox')).toBeFocused()
  expect((await watched()).lostFocus).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await choice.getByRole('button', { name: 'Clear the search' }).click()
  await expect(choice.getByText(/similar/)).toBeHidden()
  await choice.getByRole('list', { name: 'Cards' }).getByRole('button').last().scrollIntoViewIfNeeded()
  // The button stays visible when the cards are scrolled.
  await expect(choice.getByRole('button', { name: 'Close' })).toBeInViewport()
  await choice.getByRole('button', { name: 'Close' }).click()
  await expect(choice).toBeHidden()
  await expect(open).toBeFocused()
})

story('a card that leaves the favorites gives its focus to the next one, and the last one to View All', async ({ desk: page }) => {
  const tab = (name: string) => page.getByRole('toolbar', { name: 'Categories' }).getByRole('button', { name })
  // The favorites of other stories stay as they are.
  await page.route('**/api/user', (route) => route.fulfill({ json: {} }))
  await cards(page).first().waitFor()
  const watched = await watchHands(page)
  await expect(tab('Favorites')).toBeEnabled()
  await tab('Favorites').click()
  await expect(page.getByText(/^\d+ results?$/)).toBeVisible()
  const hearts = page.getByRole('button', { name: /^Favorite /, pressed: true })
  for (let left = await hearts.count(); left > 1; left--) {
    await hearts.first().focus()
    await page.keyboard.press('Enter')
    await expect(hearts).toHaveCount(left - 1)
    await expect(hearts.first()).toBeFocused()
  }
  await hearts.first().press('Enter')
  await expect(page.getByText('There are no available results.')).toBeVisible()
  await expect(tab('View All')).toBeFocused()
  await page.getByRole('button', { name: 'Show all cards' }).press('Enter')
  await expect(tab('View All')).toBeFocused()
  await expect(page.getByText('all results')).toBeVisible()
  expect((await watched()).lostFocus.filter((last) => last !== '')).toEqual([])
})
