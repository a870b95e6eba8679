import { expect, type Page } from '@playwright/test'
import { watchHands } from './hands.ts'
import { findForm, openCard } from './sender.ts'
import { story } from './story.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search cards' })
const cards = (page: Page) => page.getByRole('list', { name: 'Cards' }).getByRole('button', { name: /#1HBE/ })

story(
  'arrows and Enter lead from the search to the cards and back, and the focus is never lost',
  { tag: '@habit-4' },
  async ({ desk: page }) => {
    await cards(page).first().waitFor()
    const watched = await watchHands(page)
    await expect(async () => {
      // A second press in the search would be typed into it.
      if (!(await page.evaluate("document.activeElement.matches('input')"))) await page.keyboard.press('/')
      await expect(search(page)).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.keyboard.press('ArrowDown')
    await expect(cards(page).first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(search(page)).toBeFocused()
    // Press the keys faster than the cards can be drawn.
    await page.keyboard.type('pears')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: '#1HBE2166' })).toBeFocused()
    await expect(cards(page)).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(findForm(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: '#1HBE2166' })).toBeFocused()

    await page.keyboard.press('/')
    await page.keyboard.type('no card is called this')
    await page.keyboard.press('Enter')
    await expect(page.getByText('There are no available results.')).toBeVisible()
    await expect(search(page)).toBeFocused()
    // An empty entry is a frame before the first key, when no element has had the focus yet.
    const { lostFocus } = await watched()
    expect(lostFocus.filter((last) => last !== '')).toEqual([])
  },
)

story('the row of categories is one stop of the Tab key, and the arrow keys move along it', async ({ desk: page }) => {
  await cards(page).first().waitFor()
  const row = page.getByRole('toolbar', { name: 'Categories' })
  const stops = row.locator('button[tabindex="0"]')
  await expect(stops).toHaveText(['View All'])
  await stops.focus()
  await page.keyboard.press('ArrowRight')
  const second = row.locator('button:enabled').nth(1)
  await expect(second).toBeFocused()
  await expect(stops).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(row.locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(second).toBeFocused()
  await page.keyboard.press('End')
  const last = row.locator('button:enabled').last()
  await expect(last).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(last).toHaveAttribute('aria-pressed', 'true')
  await expect(last).toBeFocused()
  await expect(stops).toHaveText([await last.innerText()])
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(stops).toHaveText(['View All'])

  // After a click on another category, the clicked category is the Tab stop.
  await page.keyboard.press('End')
  await row.locator('button:enabled').nth(1).click()
  await expect(stops).toHaveText([await row.locator('button:enabled').nth(1).innerText()])

  // On a phone the chosen category is in the row, so there is a Tab stop as well.
  await last.click()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(stops).toBeVisible()
  // The chosen category has a long name and is the last one of the row, but it is completely visible.
  await page.reload()
  await expect(row.locator('[aria-pressed=true]')).toBeInViewport({ ratio: 1 })
})

story('the ? key lists the keyboard shortcuts over the open page or sheet, in both languages', async ({ desk: page }) => {
  await cards(page).first().waitFor()
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(list).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(list).toContainText('Ctrl+Enter')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()

  const form = await openCard(page, '1HBE2187')
  const radio = form.getByRole('radio').first()
  await radio.focus()
  await page.keyboard.press('?')
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(form).toBeVisible()
  await expect(radio).toBeFocused()
  // In a text field the key types a question mark.
  await form.getByLabel('Personal closing').fill('')
  await page.keyboard.type('How are you?')
  await expect(form.getByLabel('Personal closing')).toHaveValue('How are you?')
  await expect(list).toBeHidden()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Throw away' }).click()
  await expect(form).toBeHidden()

  await chooseLanguage(page, 'es')
  await page.keyboard.press('?')
  const spanish = page.getByRole('dialog', { name: 'Atajos de teclado' })
  await expect(spanish).toContainText('De la búsqueda a las tarjetas')
  await spanish.getByRole('button', { name: 'Cerrar' }).click()
  await chooseLanguage(page, 'en')
})

/** Changes the language as if in another window. */
async function chooseLanguage(page: Page, language: 'en' | 'es'): Promise<void> {
  await page.evaluate(`document.cookie = 'language=${language === 'en' ? 'en_US' : 'es'}; path=/'`)
  await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' })
}
