import { expect, type Browser, type Page } from '@playwright/test'
import { openSignedIn, PASSWORD } from './sender.ts'
import { story } from './story.ts'

const WHO = 'clientadmin@harborview.test'

story(
  'a changed language applies at once and on every device, and does not change the cards',
  { tag: '@habit-15' },
  async ({ browser, testProduct }) => {
    const desk = await device(browser, testProduct.url)
    await openSignedIn(desk, WHO)
    await expect(title(desk, 'Choose a card')).toBeVisible()
    const cards = desk.getByRole('list', { name: 'Cards' }).getByRole('listitem')
    // Wait for all cards, not only for the first ones.
    await expect(cards.nth(50)).toBeAttached()
    const count = await cards.count()
    await chooseLanguage(desk, 'Español')
    await expect(title(desk, 'Elija una tarjeta')).toBeVisible()
    expect(new URL(desk.url()).search).toBe('')
    await expect(desk.getByRole('list', { name: 'Tarjetas' }).getByRole('listitem')).toHaveCount(count)

    const phone = await device(browser, testProduct.url)
    await openSignedIn(phone, WHO)
    await expect(title(phone, 'Elija una tarjeta')).toBeVisible()

    // A language that cannot be stored still applies on this page, without an error message.
    await phone.route('**/api/user', (route) => route.fulfill({ status: 503, json: { message: 'Not now.' } }))
    const refused = phone.waitForResponse('**/api/user')
    await chooseLanguage(phone, 'English')
    await refused
    const looked = phone.waitForResponse('**/api/session*')
    await phone.evaluate("dispatchEvent(new Event('visibilitychange'))")
    await looked
    await expect(title(phone, 'Choose a card')).toBeVisible()
    await expect(phone.getByText('Not now.')).toHaveCount(0)
    // The language still applies after a reload, and is stored then.
    await desk.reload()
    await expect(title(desk, 'Elija una tarjeta')).toBeVisible()
    await phone.unroute('**/api/user')
    const kept = phone.waitForResponse('**/api/user')
    await phone.reload()
    await expect(title(phone, 'Choose a card')).toBeVisible()
    expect((await kept).status()).toBe(200)
    await desk.reload()
    await expect(title(desk, 'Choose a card')).toBeVisible()
    // The sign-in page has the language that the pages had last.
    await desk.goto('/logout')
    await expect(desk.getByLabel('Username')).toBeVisible()
    // A language that is chosen on the sign-in page replaces it.
    await desk.getByRole('button', { name: 'Español' }).click()
    await expect(desk.getByLabel('Usuario')).toBeVisible()
    await desk.reload()
    await desk.getByRole('button', { name: 'English' }).click()
    await expect(desk.getByLabel('Username')).toBeVisible()
    // The language chosen last, on the sign-in page, replaces the stored one on every device.
    await desk.getByRole('button', { name: 'Español' }).click()
    await desk.getByLabel('Usuario').fill(WHO)
    await desk.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
    const stored = desk.waitForResponse('**/api/user')
    await desk.keyboard.press('Enter')
    await expect(title(desk, 'Elija una tarjeta')).toBeVisible()
    expect((await stored).status()).toBe(200)
    await phone.reload()
    await expect(title(phone, 'Elija una tarjeta')).toBeVisible()
    await chooseLanguage(phone, 'English')
    await expect(title(phone, 'Choose a card')).toBeVisible()
    for (const page of [desk, phone]) await page.context().close()
  },
)

async function device(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL, locale: 'en-US' })).newPage()
}

const title = (page: Page, name: string) => page.getByRole('heading', { name })

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^(Hello|Hola), / }).click()
  await page
    .getByRole('banner')
    .getByRole('group', { name: /^(Language|Idioma)$/ })
    .getByRole('button', { name })
    .click()
}
