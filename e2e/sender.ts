import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'

/** What a sender does on the screen. Elements are found by the words on them. */

export const PASSWORD = 'Fondly-demo-1'
export const ORDERER = 'orderer@harborview.test'

/** The values to type into a form; a field that is left out is not touched. */
export type FormValues = Partial<{
  accountNumber: string
  firstName: string
  lastName: string
  address1: string
  address2: string
  city: string
  state: string
  zipCode: string
  sentiment: string
  closing: string
  sendDate: string
}>

/** The address of a real building, as people write it. */
export const LIBRARY: FormValues = {
  accountNumber: '40718852',
  firstName: 'Marguerite',
  lastName: 'Okonkwo-Hale',
  address1: '1000 Fourth Avenue',
  address2: 'suite 7',
  city: 'Seattle',
  state: 'Washington',
  zipCode: '98104',
  closing: 'Welcome! If anything needs doing in your first weeks, call me and I will see to it myself.',
}

/**
 * Signs the page's browser in without a screen, with the requests that the sign-in pages send, and opens the catalogue. Each call makes a session of its
 * own. Stories about the sign-in itself type instead: signIn().
 */
export async function openSignedIn(page: Page, username = ORDERER, path = '/'): Promise<void> {
  await requestSignIn(page.context(), username)
  await page.goto(path)
}

/** Signs a browser in with the requests that the sign-in pages send. */
export async function requestSignIn({ request }: BrowserContext, username: string): Promise<void> {
  const begun = await request.get('/api/session/sign-in')
  const parameters = new URL(begun.url()).searchParams
  const flow = `/identity/${parameters.get('environmentId')}/flows/${parameters.get('flowId')}`
  const checked = await request.post(flow, {
    data: JSON.stringify({ username, password: PASSWORD }),
    headers: { 'content-type': 'application/vnd.pingidentity.usernamePassword.check+json', origin: new URL(begun.url()).origin },
  })
  const { status, resumeUrl } = (await checked.json()) as { status: string; resumeUrl?: string }
  if (!resumeUrl) throw new Error(`${username} is not signed in, but ${status}.`)
  await request.get(resumeUrl)
}

export async function signIn(page: Page, username = ORDERER, password = PASSWORD): Promise<void> {
  await page.goto('/')
  await typeSignIn(page, username, password)
}

export async function typeSignIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign On' }).click()
}

/** Chooses a card in the list and returns its form. */
export async function openCard(page: Page, cardId: string): Promise<Locator> {
  await page
    .getByRole('list', { name: 'Cards' })
    .getByRole('button', { name: `#${cardId}` })
    .click()
  const form = findForm(page)
  await expect(form.getByRole('button', { name: 'Send' })).toBeVisible()
  await expect(form.getByRole('grid')).toBeVisible()
  return form
}

export const findForm = (page: Page): Locator => page.getByRole('dialog', { name: 'Address the envelope' })

export async function fill(form: Locator, wish: FormValues): Promise<void> {
  const typed: [keyof FormValues, string | RegExp][] = [
    ['accountNumber', 'Customer Account'],
    ['firstName', 'First name'],
    ['lastName', 'Last name'],
    ['address1', /^Address$/],
    ['address2', 'Apartment, suite'],
    ['city', 'City'],
    ['zipCode', 'Zip code'],
    ['closing', 'Personal closing'],
  ]
  for (const [name, label] of typed) if (wish[name] !== undefined) await form.getByLabel(label).fill(wish[name])
  if (wish.state !== undefined) await form.getByLabel('State').selectOption({ label: wish.state })
  if (wish.sentiment !== undefined) await form.getByRole('radio', { name: wish.sentiment }).check()
  if (wish.sendDate !== undefined) await (await findDayButton(form, wish.sendDate)).click()
}

/** Reads what a form contains now. */
export async function readForm(form: Locator): Promise<FormValues> {
  const value = (label: string | RegExp) => form.getByLabel(label).inputValue()
  return {
    accountNumber: await value('Customer Account'),
    firstName: await value('First name'),
    lastName: await value('Last name'),
    address1: await value(/^Address$/),
    address2: await value('Apartment, suite'),
    city: await value('City'),
    zipCode: await value('Zip code'),
    closing: await value('Personal closing'),
  }
}

/** Turns the calendar to the month of a day and returns the button of that day. */
export async function findDayButton(form: Locator, day: string): Promise<Locator> {
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))
  const month = format({ month: 'long', year: 'numeric' })
  const heading = form.getByRole('application').locator('header h2')
  for (let turned = 0; turned < 3; turned++) {
    const shown = (await heading.textContent()) ?? ''
    if (shown === month) break
    const later = Date.parse(`1 ${shown}`) < Date.parse(`1 ${month}`)
    await form.getByRole('button', { name: later ? 'Next month' : 'Previous month' }).click()
    await expect(heading).not.toHaveText(shown)
  }
  return form.getByRole('button', { name: format({ month: 'long', day: 'numeric', year: 'numeric' }) })
}

export type OrderFormPageData = {
  card: { sentiments: { id: string }[] }
  senderProfiles: { id: string }[]
  calendar: { today: string; blackoutDays: { day: string; reason: { en: string } | null }[] }
  defaultShipDate: string
  draft: unknown
}
export type Answer = { status: number; body: unknown }

/** Calls our server from within the page, as the page itself does. */
export function ask(page: Page, method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<Answer> {
  return page.evaluate(
    async ([method, path, body, more]) => {
      const headers = { 'x-requested-with': 'fondly', ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...more }
      const response = await fetch(path, { method, headers, ...(body === undefined ? {} : { body }) })
      const text = await response.text()
      return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
    },
    [method, path, body === undefined || typeof body === 'string' ? body : JSON.stringify(body), more] as const,
  )
}

export async function readPageData(page: Page, cardId: string): Promise<OrderFormPageData> {
  return (await ask(page, 'GET', `/api/cards/${cardId}/order-form`)).body as OrderFormPageData
}

/** Lists the days on which a card may be mailed, soonest first. */
export function mailDays({ calendar }: OrderFormPageData): string[] {
  const closed = new Set(calendar.blackoutDays.map(({ day }) => day))
  return daysAhead(calendar.today, 45).filter((day) => !isWeekend(day) && !closed.has(day))
}

export function daysAhead(today: string, count: number): string[] {
  return Array.from({ length: count + 1 }, (_, days) =>
    new Date(Date.parse(`${today}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10),
  )
}

export function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())
}

/** Waits for the confirmation and reads it. */
export async function readConfirmation(page: Page) {
  const sheet = page.getByRole('dialog', { name: 'The card is on its way!' })
  await expect(sheet).toBeVisible({ timeout: 150_000 })
  const [address, mailDate, confirmation, description] = await sheet.locator('dd').all()
  if (!address || !mailDate || !confirmation || !description) throw new Error('The confirmation lacks a section.')
  const number = (await confirmation.innerText()).split('\n')[0]?.trim() ?? ''
  return {
    sheet,
    addressLines: await address.locator('> div').allInnerTexts(),
    // The second line has the days of arrival, as soon as the delivery standards are loaded.
    mailDate: (await mailDate.innerText()).split('\n')[0],
    orderNo: number,
    description: await description.innerText(),
  }
}
