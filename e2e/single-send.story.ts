import { expect, type Page } from '@playwright/test'
import { disturb, listOrders } from './commerce-wire.ts'
import { presetRecipient, readRecipient } from './identity-wire.ts'
import type { StoryProduct } from './test-product.ts'
import { ask, fill, findForm, openCard, openSignedIn, readForm, typeSignIn } from './sender.ts'
import { story } from './story.ts'

const SENDER = 'sender@lighthouse.test'
const PASSWORD = 'Fondly-demo-1'
const CARD = '1HBE2115'
const ADA = { FirstName: 'Ada', LastName: 'Lovelace', Address1: '1000 Fourth Avenue', City: 'Seattle', State: 'WA', PostalCode: '98104' }
const ON_ITS_WAY = 'The card is on its way!'

// All stories use one user, whose recipient is preset, so they run one after another.
story.describe.configure({ mode: 'serial' })
story.beforeAll(async ({ testProduct }) => testProduct.load('scenarios/testing/lighthouse'))

story('a single-send user sends one card to the preset recipient and is signed out five seconds later', async ({ page, testProduct }) => {
  await begin(page, testProduct)
  const form = await openCard(page, CARD)
  expect(await named(form)).toEqual(['Ada', 'Lovelace', '1000 Fourth Avenue', 'Seattle', '98104'])
  await send(page)
  const sheet = page.getByRole('dialog', { name: ON_ITS_WAY })
  await expect(sheet).toContainText('You are signed out in a few seconds.')
  await expect(page.getByRole('heading', { name: 'Your card has been succesfully sent!' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/thankyou')
  await expectSignedOut(page)
  expect(await readRecipient(testProduct, SENDER)).toEqual({})
  expect(await listOrders(testProduct, SENDER)).toHaveLength(1)
})

story('leaving the page early signs the sender out', async ({ page, testProduct }) => {
  await begin(page, testProduct)
  await openCard(page, CARD)
  await send(page)
  await page.getByRole('dialog', { name: ON_ITS_WAY }).waitFor()
  const next = await page.context().newPage()
  await page.close()
  await next.goto('/thankyou')
  await expectSignedOut(next)
})

story('ok signs out without waiting five seconds', async ({ page, testProduct }) => {
  await begin(page, testProduct)
  await openCard(page, CARD)
  await send(page)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/session/sign-out', async (route) => {
    await answer.promise
    await route.continue()
  })
  const sheet = page.getByRole('dialog', { name: ON_ITS_WAY })
  await sheet.getByRole('button', { name: 'ok' }).click()
  // Until it is signed out, nothing on the page can be pressed.
  await expect(sheet.locator('[aria-busy=true]')).toContainText('Loading…')
  answer.resolve()
  await expect(page.getByRole('heading', { name: 'Your card has been succesfully sent!' })).toBeVisible()
})

story('a recipient in the address survives the sign-in, and the next form keeps the edited recipient', async ({ page }) => {
  await page.goto('/?firstName=Alan&lastName=Turing&address1=1%20Bletchley%20Rd&city=Seattle&state=WA&postalCode=98104&customerId=9')
  await typeSignIn(page, SENDER, PASSWORD)
  const form = await openCard(page, CARD)
  expect(page.url()).not.toContain('Turing')
  expect(await named(form)).toEqual(['Alan', 'Turing', '1 Bletchley Rd', 'Seattle', '98104'])
  await form.getByLabel('City').fill('Tacoma')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Throw away' }).click()
  expect(await named(await openCard(page, '1HBE2121'))).toEqual(['Alan', 'Turing', '1 Bletchley Rd', 'Tacoma', '98104'])
  await page.reload()
  await expect(findForm(page).getByLabel('City')).toHaveValue('Tacoma')
})

story('a corrected link replaces the recipient of an unfinished form and keeps its closing', async ({ page }) => {
  const link = (address: string) =>
    `/?firstName=Maya&lastName=Osei&address1=${encodeURIComponent(address)}&city=Seattle&state=WA&postalCode=98104`
  await page.goto(link('12 Old Mill Rd'))
  await typeSignIn(page, SENDER, PASSWORD)
  const form = await openCard(page, '1HBE2130')
  await form.getByLabel('Personal closing').fill('Welcome home, Maya.')
  await expect(form.getByText('Draft kept')).toBeVisible()
  await page.goto(link('14 New Mill Rd'))
  const again = await openCard(page, '1HBE2130')
  expect(await named(again)).toEqual(['Maya', 'Osei', '14 New Mill Rd', 'Seattle', '98104'])
  await expect(again.getByLabel('Personal closing')).toHaveValue('Welcome home, Maya.')
})

story('a single send closed during confirmation signs out after it', async ({ page, testProduct }) => {
  await begin(page, testProduct)
  await openCard(page, CARD)
  await disturb(testProduct, { call: 'PATCH /orders/*', kind: 'server_error', times: 4 })
  await send(page)
  const sheet = page.getByRole('dialog', { name: 'Making sure of your order' })
  await sheet.getByRole('button', { name: 'Close' }).click()
  await disturb(testProduct, undefined)
  await expect(page.getByRole('heading', { name: 'Your card has been succesfully sent!' })).toBeVisible({ timeout: 150_000 })
  await expectSignedOut(page)
})

async function begin(page: Page, testProduct: StoryProduct): Promise<void> {
  await presetRecipient(testProduct, SENDER, ADA)
  await openSignedIn(page, SENDER, '/lighthouse')
}

async function send(page: Page): Promise<void> {
  const form = findForm(page)
  await form.getByRole('radio').first().check()
  await fill(form, { closing: 'Welcome! Call me at any time.' })
  await form.getByRole('button', { name: 'Send' }).click()
}

async function named(form: Parameters<typeof readForm>[0]): Promise<string[]> {
  return Promise.all(['First name', 'Last name', /^Address$/, 'City', 'Zip code'].map((label) => form.getByLabel(label).inputValue()))
}

/** Expects that the user is signed out here and at identity: the next visit asks for the password. */
async function expectSignedOut(page: Page): Promise<void> {
  expect(await ask(page, 'GET', '/api/catalogue')).toMatchObject({ status: 401 })
  await page.goto('/')
  await expect(page.getByLabel('Username')).toBeVisible()
}
