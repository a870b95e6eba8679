import { expect, type Page } from '@playwright/test'
import { fill, LIBRARY, openCard, openSignedIn, PASSWORD, readConfirmation, typeSignIn } from './sender.ts'
import { story } from './story.ts'

const count = (page: Page) => page.getByRole('main').getByRole('status').first()
const tab = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const chooseLanguage = (page: Page, name: string) =>
  page
    .getByRole('banner')
    .getByRole('group', { name: /^(Language|Idioma)$/ })
    .getByRole('button', { name })
    .click()
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
    // Another language alone is a filter too.
    await expect(count(page)).toHaveText(/^\d+ results$/)
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page).not.toHaveURL(/language/)
    await expect(count(page)).toHaveText('all results')
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
    await expect(boxes.getByRole('button', { name: 'Reset' })).toBeInViewport()
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
    const kept = page.waitForResponse('**/api/prefill')
    await page.goto(
      '/?cgid=birthday&shippingDate=2026-01-01&firstName=Ada&lastName=Quinn&address1=12+Elm+St&city=Dover&state=Massachusetts&postalCode=19901&customerId=77&countryCode=US',
    )
    await expect(page).toHaveURL(/\/\?cgid=birthday$/)
    // A reload loses nothing of it.
    await kept
    await page.reload()
    await expect(tab(page, 'Birthday')).toHaveAttribute('aria-pressed', 'true')
    const number = (await firstCard(page).getByText(/^#/).textContent())?.slice(1) ?? ''
    const form = await openCard(page, number)
    await expect(form.getByLabel('Last name')).toHaveValue('Quinn')
    await expect(form.getByLabel('Zip code')).toHaveValue('19901')
    await expect(form.getByLabel('State')).toHaveValue('MA')
    // A day that has passed: the first possible one stands there instead.
    await expect(form.getByRole('textbox', { name: 'Select a mail date' })).toHaveValue(/^\w+day, \w+ \d+(, \d{4})?$/)
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await tab(page, 'Recents').click()
    await expect(firstCard(page)).toContainText(number)

    // Kept while the client had a category that it has no more.
    await page.evaluate("document.cookie = 'cgid=gone; path=/'")
    await page.goto('/')
    await expect(count(page)).toHaveText('all results')
  },
)

story('the active category is restored, however long the first answers take', async ({ desk: page }) => {
  await page.evaluate("document.cookie = 'cgid=sympathy; path=/'")
  await page.goto('/?bad-day=slow-catalogue')
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
  await expect(page).toHaveURL(/cgid=sympathy/)
  await expect(page.getByRole('button', { name: 'Sympathy', pressed: true })).toBeVisible()
  expect(await page.evaluate('document.cookie')).toContain('cgid=sympathy')
  await page.goto('/?bad-day=none')
  await page.evaluate("document.cookie = 'cgid=; path=/; max-age=0'")
})

story('under a hand that rests on a card its form stands ready, unseen, and is asked for anew once it is seen', async ({ desk: page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.endsWith('/order-form')) asked.push(search)
  })
  const shelf = page.getByRole('list', { name: 'Cards' })
  const ready = page.locator('dialog')
  for (const number of ['1HBE2130', '1HBE2115']) {
    const before = asked.length
    await shelf.getByRole('button', { name: `#${number}` }).hover()
    await expect.poll(() => asked.slice(before)).toEqual(['?ahead=1'])
    await expect(ready.getByLabel('First name')).toBeAttached()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(ready).toHaveCount(1)
  }

  const form = await openCard(page, '1HBE2115')
  await expect(form.locator('input').first()).toBeFocused()
  await expect(page.getByRole('complementary', { name: 'The card' })).toContainText('1HBE2115')
  await expect.poll(() => asked).toEqual(['?ahead=1', '?ahead=1', ''])
  await form.getByLabel('First name').fill('Marguerite')
  await expect(form.getByText('Draft kept')).toBeVisible()
  await page.goBack()
  await expect(form).toBeHidden()

  // It is as it is by then, whatever stood ready before.
  const again = await openCard(page, '1HBE2115')
  await expect(again.getByLabel('First name')).toHaveValue('Marguerite')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

story('however narrow the desk, all that stands above the living card is in sight', async ({ desk: page }) => {
  // The second click of a double one on a sheet that it closed: the card beneath stays on its shelf.
  await firstCard(page).getByRole('button').first().dispatchEvent('click', { detail: 2 })
  await openCard(page, '1HBE2137')
  const buttons = page.getByRole('complementary', { name: /^(The card|La tarjeta)$/ }).getByRole('button')
  for (const [other, title] of [
    ['Español', 'Address the envelope'],
    ['English', 'Escriba el sobre'],
  ] as const) {
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    for (const width of [1180, 1280, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      for (const button of await buttons.filter({ visible: true }).all()) {
        const box = await button.boundingBox()
        const name = (await button.getAttribute('aria-label')) ?? (await button.innerText())
        expect.soft((box?.x ?? 0) + (box?.width ?? 0), `${name} at ${width}`).toBeLessThanOrEqual(width)
      }
    }
    await buttons.filter({ hasText: other }).click()
  }
  await expect(page.getByRole('dialog', { name: 'Address the envelope' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).filter({ visible: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
})

story('the menu holds what its user may have, and the tools of the debug setting', async ({ desk: page, browser, testProduct }) => {
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

  const other = await browser.newPage({ baseURL: testProduct.url })
  await openSignedIn(other, 'clientadmin@harborview.test')
  await expect(other.getByRole('link', { name: 'Reporting & Admin' })).toHaveAttribute('href', 'https://reports.fondly.test/harborview')
  await other.close()
})

story('a name that looks like an offence may be a real one; another language leaves the form as it is', async ({ desk: page }) => {
  const form = await openCard(page, '1HBE2137')
  await fill(form, { ...LIBRARY, lastName: 'Tits', closing: 'What a shitty week, but welcome.' })
  await form.getByRole('button', { name: 'Preview' }).click()
  await expect(form.getByText('The word is “shitty”.')).toBeVisible()
  await expect(form.getByText('The word is “Tits”.')).toBeVisible()
  await form.getByLabel('Personal closing').fill('Welcome.')
  await expect(form.getByText('The word is “shitty”.')).toBeHidden()
  const lastName = form.getByLabel('Last name')
  await lastName.focus()
  await expect(lastName).toHaveAccessibleDescription('Please remove any possibly offending words. The word is “Tits”.')
  // A strong offence is nobody's name.
  await lastName.fill('Wanker')
  await form.getByLabel('City').focus()
  await lastName.focus()
  await expect(form.getByText('The word is “Wanker”.')).toBeVisible()
  await expect(form.getByRole('button', { name: 'This is a real name' })).toBeHidden()
  await lastName.fill('Tits')
  await form.getByLabel('City').focus()
  await lastName.focus()
  const rowBelow = await form.getByLabel('City').boundingBox()
  await form.getByRole('button', { name: 'This is a real name' }).click()
  await expect(lastName).toBeFocused()
  await expect(lastName).toHaveAccessibleDescription('')
  await expect(form.getByText('Taken as a real name')).toBeVisible()
  await form.getByLabel('City').focus()
  await expect(form.getByText('Taken as a real name')).toBeHidden()
  expect((await form.getByLabel('City').boundingBox())?.y).toBeLessThanOrEqual(rowBelow?.y ?? 0)
  await form.getByRole('radio').first().check()
  await expect(form.getByText('Draft kept')).toBeVisible()

  // What only the server sees is said in the language of the page, whichever it is by now.
  const reason = { en: "Founders' Day", es: 'Día de la Fundación' }
  const problems = {
    closing: { code: 'closing-too-long', params: { excess: 3 } },
    sendDate: { code: 'mail-date-blackout-reason', params: { reason } },
  }
  const told = {
    closing: 'Personal closing must be 270 characters or less. Please remove 3 character(s).',
    sendDate: "Cards are not mailed on this day: Founders' Day.",
  }
  await page.route('**/api/previews', (route) => route.fulfill({ status: 422, json: { problems } }))
  await page.route('**/order-form', async (route) => {
    const response = await route.fetch()
    const setting = (await response.json()) as { defaultShipDate: string; calendar: { blackoutDays: unknown[] } }
    setting.calendar.blackoutDays.push({ day: setting.defaultShipDate, reason })
    await route.fulfill({ response, json: setting })
  })
  const learnt = page.waitForResponse('**/order-form')
  await form.getByRole('button', { name: 'Preview' }).click()
  await expect(form.getByLabel('Personal closing')).toHaveAccessibleDescription(told.closing)
  await expect(form.getByRole('textbox', { name: 'Select a mail date' })).toHaveAccessibleDescription(new RegExp(told.sendDate))
  await learnt
  await page.unrouteAll()
  await form.getByRole('button', { name: 'Español' }).filter({ visible: true }).click()
  const enSobre = page.getByRole('dialog', { name: 'Escriba el sobre' })
  await expect(enSobre.getByLabel('Despedida personal')).toHaveAccessibleDescription(
    'La despedida admite 270 caracteres como máximo. Quite 3.',
  )
  // A day that was closed while the form stood open is known by then, in its calendar too.
  await expect(enSobre.getByRole('textbox', { name: 'Elija la fecha de envío' })).toHaveAccessibleDescription(
    /Las tarjetas no se envían ese día: Día de la Fundación\./,
  )
  await enSobre.getByLabel('Apellido').focus()
  await expect(enSobre.getByLabel('Apellido')).toHaveValue('Tits')
  await expect(enSobre.getByText('Se toma como nombre real')).toBeVisible()
  await enSobre.getByRole('button', { name: 'English' }).filter({ visible: true }).click()
  await page.reload()
  await expect(lastName).toHaveValue('Tits')
  await lastName.focus()
  await expect(form.getByText('Taken as a real name')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Throw away' }).click()
})

story(
  "a client's own words stand on its pages: announcement, categories, and where to turn",
  async ({ desk: page, browser, testProduct }) => {
    const banner = page.getByRole('complementary').filter({ hasText: 'Send every new resident a card in their first week.' })
    await expect(banner).toContainText('Move-in season is here')
    await expect(tab(page, 'New Residents')).toBeEnabled()
    await page.getByRole('button', { name: 'Hello, Dana' }).click()
    await chooseLanguage(page, 'Español')
    await expect(page.getByRole('complementary').first()).toContainText('Llegó la temporada de mudanzas')
    await expect(tab(page, 'Nuevos residentes')).toBeEnabled()
    await chooseLanguage(page, 'English')
    const foot = page.getByRole('contentinfo')
    await expect(foot.getByRole('link', { name: 'help@fondly.test' })).toHaveAttribute('href', 'mailto:help@fondly.test')
    await expect(foot.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', 'https://fondly.test/privacy')
    await expect(foot.getByRole('link', { name: 'Fondly', exact: true })).toHaveAttribute('href', 'https://fondly.test/')

    const other = await browser.newPage({ baseURL: testProduct.url })
    // A shelf on which one category has no card.
    await other.route('**/api/catalogue', async (route) => {
      const answer = await route.fetch()
      const { cards, categories } = (await answer.json()) as { cards: { categoryId: string }[]; categories: unknown }
      await route.fulfill({ response: answer, json: { cards: cards.filter(({ categoryId }) => categoryId !== 'birthday'), categories } })
    })
    await other.goto('/summit')
    await typeSignIn(other, 'orderer@summit.test', PASSWORD)
    // No card of theirs has gone out this month, and none was opened.
    await expect(other.getByText('Welcome back! No cards sent yet this month. Who would be glad to hear from you?')).toBeVisible()
    await expect(other.getByText('Move-in season is here')).toHaveCount(0)
    await expect(tab(other, 'New Policyholders')).toBeEnabled()
    await expect(tab(other, 'New Residents')).toHaveCount(0)
    for (const empty of ['Birthday', 'Recents']) await expect(tab(other, empty)).toBeDisabled()
    await expect(other.getByRole('contentinfo').getByRole('link', { name: 'cards@summit.test' })).toBeVisible()
    await other.getByRole('button', { name: /^Hello, / }).click()
    await chooseLanguage(other, 'Español')
    await expect(tab(other, 'Nuevos asegurados')).toBeEnabled()
    await expect(tab(other, 'Cumpleaños')).toBeDisabled()
    // However long the welcome is, the search stands beside it.
    const [welcome, search] = await Promise.all(
      [other.getByText('¡Qué gusto verle de nuevo!'), other.getByRole('searchbox')].map((at) => at.boundingBox()),
    )
    expect(search?.y).toBeLessThan((welcome?.y ?? 0) + (welcome?.height ?? 0))
    // Other stories of this person begin in English.
    const kept = other.waitForResponse((response) => response.url().endsWith('/api/user') && response.ok())
    await chooseLanguage(other, 'English')
    await kept
    await other.close()
  },
)

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
