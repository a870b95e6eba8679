import { expect, type Page } from '@playwright/test'
import { PASSWORD, typeSignIn } from './sender.ts'
import { story } from './story.ts'

const LENA = 'linked@lumen.test'
const KEEPER = 'keeper@beacon.test'
const DIRECTORY = 'Lumen Directory'

const cardsHeading = (page: Page) => page.getByRole('heading', { name: 'Choose a card' })
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible()
const atDirectory = (page: Page) => expect(page.getByText(DIRECTORY, { exact: true })).toBeVisible()

// An account is linked only once, so the story of the first sign-in must come first.
story.describe.configure({ mode: 'serial' })
story.beforeAll(async ({ testProduct }) => testProduct.load('scenarios/testing/beacon'))

story('the first sign-in through a provider asks for the password of the local account to link it', async ({ page }) => {
  await page.goto('/lumen')
  await atDirectory(page)
  await typeSignIn(page, LENA, PASSWORD)
  await heading(page, 'Link your account')
  await expect(page.getByLabel('Username')).toHaveValue(LENA)
  await expect(page.getByLabel('Username')).toHaveAttribute('readonly')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Forgot Password' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await atDirectory(page)
  // Identity knows the account now, and still asks for the password.
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await heading(page, 'Link your account')
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The provided credentials are invalid.')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(cardsHeading(page)).toBeVisible()
  await expect(page.getByText('Hello, Lena')).toBeVisible()
})

story('a linked user signs in at the provider alone, and needs no password while the provider remembers them', async ({ page }) => {
  await page.goto('/lumen')
  await atDirectory(page)
  await typeSignIn(page, LENA, PASSWORD)
  await expect(cardsHeading(page)).toBeVisible()
  await page.context().clearCookies({ name: 'fondly-session' })
  await page.context().clearCookies({ path: '/identity/5f0c2a1e-7d34-4b8e-9a61-2c7b1e9d4f10' })
  await page.goto('/lumen')
  await expect(cardsHeading(page)).toBeVisible()
})

story('a page says that the provider refused the sign-in and offers to start again', async ({ page }) => {
  await page.route('**/rp/authenticate?*', async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 })
    const authorization = new URL(answer.headers()['location'] ?? '')
    const back = new URL(authorization.searchParams.get('redirect_uri') ?? '')
    const iss = `${authorization.origin}${authorization.pathname.replace(/\/authorize$/, '')}`
    back.search = new URLSearchParams({ error: 'access_denied', state: authorization.searchParams.get('state') ?? '', iss }).toString()
    await route.fulfill({ status: 302, headers: { location: back.href } })
  })
  await page.goto('/lumen')
  await heading(page, 'Unrecoverable error')
  await expect(page.getByText('Lumen Directory did not let you in, or you turned back there.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Start again' }).click()
  await atDirectory(page)
})

story('a sign-in that begins with the username asks for the password next', async ({ page }) => {
  await page.goto('/beacon')
  await heading(page, 'Sign on')
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Please enter your username.')).toBeVisible()
  await page.getByLabel('Username').fill('Keeper@Beacon.test')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Username')).toHaveValue(KEEPER)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(cardsHeading(page)).toBeVisible()
})

story('a button beside the form opens the provider, and /sso opens it at once', async ({ page }) => {
  await page.goto('/beacon')
  await page.getByRole('button', { name: `Continue with ${DIRECTORY}` }).press('Enter')
  await atDirectory(page)

  await page.goto('/sso/beacon')
  await atDirectory(page)
  await typeSignIn(page, KEEPER, PASSWORD)
  await heading(page, 'Link your account')
  // Its own address asks again.
  await page.goto('/beacon')
  await expect(page.getByRole('button', { name: `Continue with ${DIRECTORY}` })).toBeVisible()
})
