import { expect } from '@playwright/test'
import { openCard, openSignedIn, PASSWORD, readConfirmation, typeSignIn } from './sender.ts'
import { story } from './story.ts'
import { resultCount, categoryTab, chooseLanguage, firstCard } from './catalogue-page.ts'
import { holdBack } from './hold-back.ts'

/** Counts how often the grid of cards was changed in the task in which it appeared. */
const COUNT_GRID_CHANGES = `new MutationObserver((changes, observer) => {
  const grid = document.querySelector('.shelf')
  if (!grid) return
  observer.disconnect()
  globalThis.gridChanges = changes.filter(({ target }) => target === grid).length
}).observe(document, { childList: true, subtree: true })`

story('the first cards are drawn together with the page, not in a second pass', async ({ desk: page }) => {
  await page.addInitScript(COUNT_GRID_CHANGES)
  await page.reload()
  await firstCard(page).waitFor()
  expect(await page.evaluate('globalThis.gridChanges')).toBe(0)
})

story('the catalogue is filtered by category, language and search', { tag: '@habit-7' }, async ({ desk: page }) => {
  await expect(resultCount(page)).toHaveText('all results')
  await categoryTab(page, 'Sympathy').click()
  await expect(resultCount(page)).toHaveText(/^\d+ results?$/)
  await expect(categoryTab(page, 'Sympathy')).toHaveAttribute('aria-pressed', 'true')
  const sympathy = page.url()
  expect(new URL(sympathy).searchParams.get('cgid')).toBe('sympathy')

  // Typing searches all cards again, by name, number or category.
  await page.keyboard.press('/')
  await page.keyboard.type('#1hbe2130')
  await expect(resultCount(page)).toHaveText('1 result')
  await expect(categoryTab(page, 'View All')).toHaveAttribute('aria-pressed', 'true')
  await expect(firstCard(page)).toContainText('#1HBE2130')
  await page.getByLabel('Search cards').fill('birthday')
  await expect(resultCount(page)).toHaveText(/^\d+ results$/)
  await page.goBack()
  await expect(page).toHaveURL(sympathy)
  await expect(categoryTab(page, 'Sympathy')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('Search cards')).toHaveValue('')

  await page.getByRole('group', { name: 'Language of the cards' }).getByRole('button', { name: 'Español' }).click()
  await expect(page).toHaveURL(/language=es/)
  await categoryTab(page, 'View All').click()
  await expect(page).not.toHaveURL(/cgid/)
  // Another language counts as a filter too.
  await expect(resultCount(page)).toHaveText(/^\d+ results$/)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page).not.toHaveURL(/language/)
  await expect(resultCount(page)).toHaveText('all results')
  await expect(firstCard(page)).toContainText('#1HBE2115')

  const plain = page
    .getByRole('list', { name: 'Cards' })
    .getByRole('button', { name: /^Favorite /, pressed: false })
    .nth(2)
  const name = (await plain.getAttribute('aria-label')) ?? ''
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/user') && response.ok())
  await plain.click()
  await saved
  await page.reload()
  const hearted = page.getByRole('button', { name, exact: true })
  await expect(hearted).toHaveAttribute('aria-pressed', 'true')
  await categoryTab(page, 'Favorites').click()
  await expect(hearted).toBeVisible()
  await hearted.click()
  await expect(hearted).toHaveCount(0)
  await categoryTab(page, 'View All').click()

  // The list of categories arrives after its sheet has opened.
  const isPhone = { width: 390, height: 844 }
  await page.setViewportSize(isPhone)
  const list = await holdBack(page, '**/CategoryList*.js')
  await page.reload()
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByRole('button', { name: 'Filter' })).toHaveAttribute('aria-expanded', 'true')
  await list.release()
  const boxes = page.getByRole('group', { name: 'Categories' })
  await expect(boxes.getByRole('button', { name: 'Reset' })).toBeInViewport()
  await boxes.getByLabel('Birthday').check()
  await boxes.getByLabel('Sympathy').check()
  await expect(page).toHaveURL(/cgid=birthday%2Csympathy/)
  await boxes.getByRole('button', { name: 'Reset' }).click()
  await expect(resultCount(page)).toHaveText('all results')
})

story('values in the page address move into the form', async ({ desk: page }) => {
  const saved = page.waitForResponse('**/api/prefill')
  await page.goto(
    '/?cgid=birthday&shippingDate=2026-01-01&firstName=Ada&lastName=Quinn&address1=12+Elm+St&city=Dover&state=Massachusetts&postalCode=19901&customerId=77&countryCode=US',
  )
  await expect(page).toHaveURL(/\/\?cgid=birthday$/)
  // The values survive a reload.
  await saved
  await page.reload()
  await expect(categoryTab(page, 'Birthday')).toHaveAttribute('aria-pressed', 'true')
  const number = (await firstCard(page).getByText(/^#/).textContent())?.slice(1) ?? ''
  const form = await openCard(page, number)
  await expect(form.getByLabel('Last name')).toHaveValue('Quinn')
  await expect(form.getByLabel('Zip code')).toHaveValue('19901')
  await expect(form.getByLabel('State')).toHaveValue('MA')
  // For a day in the past, the field has the first possible day.
  await expect(form.getByRole('textbox', { name: 'Select a mail date' })).toHaveValue(/^\w+day, \w+ \d+(, \d{4})?$/)
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await categoryTab(page, 'Recents').click()
  await expect(firstCard(page)).toContainText(number)

  // A stored category that the client no longer has is ignored.
  await page.evaluate("document.cookie = 'cgid=gone; path=/'")
  await page.goto('/')
  await expect(resultCount(page)).toHaveText('all results')
})

story('the active category is restored even when the first answers are slow', async ({ desk: page }) => {
  await page.evaluate("document.cookie = 'cgid=sympathy; path=/'")
  const catalogue = await holdBack(page, '**/api/catalogue')
  await page.goto('/')
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
  await catalogue.release()
  await expect(page).toHaveURL(/cgid=sympathy/)
  await expect(page.getByRole('button', { name: 'Sympathy', pressed: true })).toBeVisible()
  expect(await page.evaluate('document.cookie')).toContain('cgid=sympathy')
  await page.evaluate("document.cookie = 'cgid=; path=/; max-age=0'")
})

story('the menu shows only what its user may use', async ({ desk: page, browser, testProduct }) => {
  const menu = page.getByRole('banner')
  await expect(menu.getByRole('link', { name: 'Order History' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Reporting & Admin' })).toHaveCount(0)
  await menu.getByRole('button', { name: 'Hello, Dana' }).click()
  await expect(menu.getByRole('link', { name: 'Sign Out' })).toBeVisible()
  await menu.getByRole('button', { name: 'Token tools' }).click()
  const tokens = page.getByRole('dialog', { name: 'What the tokens of this session say' })
  await expect(tokens.getByRole('definition').filter({ hasText: 'orderer@harborview.test' }).first()).toBeVisible()
  await expect(tokens).toContainText('the access token is active')
  // The debug menu never shows a whole token.
  expect(await tokens.innerText()).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/)
  await tokens.getByRole('button', { name: 'Close' }).click()
  await menu.getByRole('button', { name: 'Delete baskets' }).click()
  await expect(page.getByText(/^\d+ baskets? (was|were) deleted\.$/)).toBeVisible()
  await menu.getByRole('button', { name: 'Test order' }).click()
  const { sheet, addressLines } = await readConfirmation(page)
  expect(addressLines[0]).toBe('Test Order')
  await sheet.getByRole('button', { name: 'ok' }).click()

  const other = await browser.newPage({ baseURL: testProduct.url })
  await openSignedIn(other, 'clientadmin@harborview.test')
  await expect(other.getByRole('link', { name: 'Reporting & Admin' })).toHaveAttribute('href', 'https://reports.fondly.test/harborview')
  await other.close()
})

story('the pages of a client show its announcement, its category names and its contact', async ({ desk: page, browser, testProduct }) => {
  const banner = page.getByRole('complementary').filter({ hasText: 'Send every new resident a card in their first week.' })
  await expect(banner).toContainText('Move-in season is here')
  await expect(categoryTab(page, 'New Residents')).toBeEnabled()
  await page.getByRole('button', { name: 'Hello, Dana' }).click()
  await chooseLanguage(page, 'Español')
  await expect(page.getByRole('complementary').first()).toContainText('Llegó la temporada de mudanzas')
  await expect(categoryTab(page, 'Nuevos residentes')).toBeEnabled()
  await chooseLanguage(page, 'English')
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByRole('link', { name: 'help@harborview.test' })).toHaveAttribute('href', 'mailto:help@harborview.test')
  await expect(foot.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', 'https://harborview.test/privacy')
  await expect(foot.getByRole('link', { name: 'Harborview Residences', exact: true })).toHaveAttribute('href', 'https://harborview.test/')

  const other = await browser.newPage({ baseURL: testProduct.url })
  // A catalogue in which one category has no card.
  await other.route('**/api/catalogue', async (route) => {
    const answer = await route.fetch()
    const { cards, categories } = (await answer.json()) as { cards: { categoryId: string }[]; categories: unknown }
    await route.fulfill({ response: answer, json: { cards: cards.filter(({ categoryId }) => categoryId !== 'birthday'), categories } })
  })
  await other.goto('/summit')
  await typeSignIn(other, 'orderer@summit.test', PASSWORD)
  // The user has sent no card this month and has opened none.
  await expect(other.getByText('Welcome back! No cards sent yet this month. Who would be glad to hear from you?')).toBeVisible()
  await expect(other.getByText('Move-in season is here')).toHaveCount(0)
  await expect(categoryTab(other, 'New Policyholders')).toBeEnabled()
  await expect(categoryTab(other, 'New Residents')).toHaveCount(0)
  for (const empty of ['Birthday', 'Recents']) await expect(categoryTab(other, empty)).toBeDisabled()
  await expect(other.getByRole('contentinfo').getByRole('link', { name: 'cards@summit.test' })).toBeVisible()
  await other.getByRole('button', { name: /^Hello, / }).click()
  await chooseLanguage(other, 'Español')
  await expect(categoryTab(other, 'Nuevos asegurados')).toBeEnabled()
  await expect(categoryTab(other, 'Cumpleaños')).toBeDisabled()
  // The search is beside the welcome, even if the welcome is long.
  const [welcome, search] = await Promise.all(
    [other.getByText('¡Qué gusto verle de nuevo!'), other.getByRole('searchbox')].map((at) => at.boundingBox()),
  )
  expect(search?.y).toBeLessThan((welcome?.y ?? 0) + (welcome?.height ?? 0))
  // Restore English, because other stories of this user expect it.
  const saved = other.waitForResponse((response) => response.url().endsWith('/api/user') && response.ok())
  await chooseLanguage(other, 'English')
  await saved
  await other.close()
})
