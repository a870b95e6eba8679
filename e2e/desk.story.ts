import { expect, type Page } from '@playwright/test'
import { fill, formOf, LIBRARY, openCard, readConfirmation, signIn } from './sender.ts'
import { story } from './story.ts'

// A house in which everything that may stand in the menu does.
story.use({ settings: { FONDLY_DEBUG: '1', FONDLY_DASHBOARD_URL: 'https://reports.fondly.test/' } })

const count = (page: Page) => page.getByRole('main').getByRole('status').first()
const tab = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const firstCard = (page: Page) => page.getByRole('list', { name: 'Cards' }).getByRole('listitem').first()

story(
  'the shelf is narrowed by category, language and search, each a step back, and a heart brings a card to the front',
  async ({ desk: page }) => {
    await expect(count(page)).toHaveText('all results')
    await tab(page, 'Sympathy').click()
    await expect(count(page)).toHaveText(/^\d+ results?$/)
    await expect(tab(page, 'Sympathy')).toHaveAttribute('aria-pressed', 'true')
    const sympathy = page.url()
    expect(new URL(sympathy).searchParams.get('cgid')).toBe('sympathy')

    // Typing looks through everything again, by name, number or category.
    await page.keyboard.press('/')
    await page.keyboard.type('#1hbe2130')
    await expect(count(page)).toHaveText('1 result')
    await expect(tab(page, 'View All')).toHaveAttribute('aria-pressed', 'true')
    await expect(firstCard(page)).toContainText('#1HBE2130')
    await page.getByLabel('Search cards').fill('birthday')
    await expect(count(page)).toHaveText(/^\d+ results$/)
    await page.goBack()
    await expect(page).toHaveURL(sympathy)
    await expect(tab(page, 'Sympathy')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByLabel('Search cards')).toHaveValue('')

    await page.getByRole('group', { name: 'Language of the cards' }).getByRole('button', { name: 'Español' }).click()
    await expect(page).toHaveURL(/language=es/)
    await tab(page, 'View All').click()
    await expect(page).not.toHaveURL(/cgid/)
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page).not.toHaveURL(/language/)
    await expect(firstCard(page)).toContainText('#1HBE2115')

    const plain = page
      .getByRole('list', { name: 'Cards' })
      .getByRole('button', { name: /^Favorite /, pressed: false })
      .nth(2)
    const name = (await plain.getAttribute('aria-label')) ?? ''
    const kept = page.waitForResponse((response) => response.url().endsWith('/api/user') && response.ok())
    await plain.click()
    await kept
    await page.reload()
    const hearted = page.getByRole('button', { name, exact: true })
    await expect(hearted).toHaveAttribute('aria-pressed', 'true')
    await tab(page, 'Favorites').click()
    await expect(hearted).toBeVisible()
    await hearted.click()
    await expect(hearted).toHaveCount(0)
    await tab(page, 'View All').click()

    const isPhone = { width: 390, height: 844 }
    await page.setViewportSize(isPhone)
    await page.getByRole('button', { name: 'Filter' }).click()
    const boxes = page.getByRole('group', { name: 'Categories' })
    await boxes.getByLabel('Birthday').check()
    await boxes.getByLabel('Sympathy').check()
    await expect(page).toHaveURL(/cgid=birthday%2Csympathy/)
    await boxes.getByRole('button', { name: 'Reset' }).click()
    await expect(count(page)).toHaveText('all results')
  },
)

story(
  'what an address brings is in the form and no longer in the address; a card that was opened is a recent one',
  async ({ desk: page }) => {
    await page.goto(
      '/?cgid=birthday&shippingDate=2026-01-01&firstName=Ada&lastName=Quinn&address1=12+Elm+St&city=Dover&state=DE&postalCode=19901&customerId=77&countryCode=US',
    )
    await expect(page).toHaveURL(/\/\?cgid=birthday$/)
    await expect(tab(page, 'Birthday')).toHaveAttribute('aria-pressed', 'true')
    const number = (await firstCard(page).getByText(/^#/).textContent())?.slice(1) ?? ''
    const form = await openCard(page, number)
    await expect(form.getByLabel('Last name')).toHaveValue('Quinn')
    await expect(form.getByLabel('Zip code')).toHaveValue('19901')
    // A day that has passed: the first possible one stands there instead.
    await expect(form.getByRole('textbox', { name: 'Select a mail date' })).toHaveValue(/^\w+day, \w+ \d+$/)
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await tab(page, 'Recents').click()
    await expect(firstCard(page)).toContainText(number)
  },
)

story('the menu holds what its user may have, and the tools of the debug setting', async ({ desk: page, browser, house }) => {
  const menu = page.getByRole('banner')
  await expect(menu.getByRole('link', { name: 'Order History' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Reporting & Admin' })).toHaveCount(0)
  await menu.getByRole('button', { name: 'Hello, Dana' }).click()
  await expect(menu.getByRole('link', { name: 'Sign Out' })).toBeVisible()
  await menu.getByRole('button', { name: 'Token tools' }).click()
  const tokens = page.getByRole('dialog', { name: 'What the tokens of this session say' })
  await expect(tokens.getByRole('definition').filter({ hasText: 'orderer@harborview.test' }).first()).toBeVisible()
  await expect(tokens).toContainText('the access token is active')
  // Never a whole token.
  expect(await tokens.innerText()).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/)
  await tokens.getByRole('button', { name: 'Close' }).click()
  await menu.getByRole('button', { name: 'Delete baskets' }).click()
  await expect(page.getByText(/^\d+ baskets? (was|were) deleted\.$/)).toBeVisible()
  await menu.getByRole('button', { name: 'Test order' }).click()
  const { sheet, addressLines } = await readConfirmation(page)
  expect(addressLines[0]).toBe('Test Order')
  await sheet.getByRole('button', { name: 'ok' }).click()

  const other = await browser.newPage({ baseURL: house.url })
  await signIn(other, 'clientadmin@harborview.test')
  await expect(other.getByRole('link', { name: 'Reporting & Admin' })).toHaveAttribute('href', 'https://reports.fondly.test/harborview')
  await other.close()
})

story('a name that looks like an offence may be a real one; another language leaves the form as it is', async ({ desk: page }) => {
  const form = await openCard(page, '1HBE2137')
  await fill(form, { ...LIBRARY, lastName: 'Wanker', closing: 'What a shitty week, but welcome.' })
  await form.getByRole('button', { name: 'Preview' }).click()
  await expect(form.getByText('The word is “shitty”.')).toBeVisible()
  await expect(form.getByText('The word is “Wanker”.')).toBeVisible()
  await form.getByLabel('Personal closing').fill('Welcome.')
  await expect(form.getByText('The word is “shitty”.')).toBeHidden()
  await form.getByRole('button', { name: 'This is a real name' }).click()
  await expect(form.getByLabel('Last name')).toHaveAccessibleDescription('')
  await expect(form.getByText('Draft kept')).toBeVisible()

  // In the page's own window the menu lies beneath the form: it is turned in another one.
  const beside = await page.context().newPage()
  await beside.goto('/')
  await beside.getByRole('button', { name: 'Hello, Dana' }).click()
  await beside.getByRole('group', { name: 'Language', exact: true }).getByRole('button', { name: 'Español' }).click()
  await expect(beside.getByRole('heading', { name: 'Elija una tarjeta' })).toBeVisible()
  const enSobre = page.getByRole('dialog', { name: 'Escriba el sobre' })
  await expect(enSobre.getByLabel('Apellido')).toHaveValue('Wanker')
  await expect(enSobre.getByText('Se toma como nombre real')).toBeVisible()
  await beside.close()
  await page.context().clearCookies({ name: 'language' })
  await page.reload()
  await expect(formOf(page).getByLabel('Last name')).toHaveValue('Wanker')
  await expect(formOf(page).getByText('Taken as a real name')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Throw away' }).click()
})

story('a new build is fetched after a minute, but never under an open form or a field with text', async ({ desk: page }) => {
  await page.clock.install()
  await page.reload()
  await page.getByRole('list', { name: 'Cards' }).waitFor()
  await page.route('**/manifest.json', (route) => route.fulfill({ json: { version: 'another' } }))
  const mark = () => page.evaluate(() => void Object.assign(globalThis, { isTheSamePage: true }))
  const isSame = () => page.evaluate(() => 'isTheSamePage' in globalThis).catch(() => false)
  await mark()
  const form = await openCard(page, '1HBE2137')
  const asked = page.waitForResponse('**/manifest.json')
  await page.clock.fastForward(61_000)
  await asked
  for (let looks = 0; looks < 5; looks++) await page.clock.fastForward(3_000)
  expect(await isSame()).toBe(true)
  await form.getByRole('button', { name: 'Close' }).filter({ visible: true }).click()
  await expect(form).toBeHidden()
  await page.clock.fastForward(3_000)
  await expect.poll(isSame).toBe(false)

  // The same build once more is not fetched again: a cache that stays old must not turn the page round and round.
  await page.getByRole('list', { name: 'Cards' }).waitFor()
  await mark()
  const again = page.waitForResponse('**/manifest.json')
  await page.clock.fastForward(61_000)
  await again
  for (let looks = 0; looks < 3; looks++) await page.clock.fastForward(3_000)
  expect(await isSame()).toBe(true)
})
