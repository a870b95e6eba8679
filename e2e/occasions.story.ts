import { expect, type Locator, type Page } from '@playwright/test'
import { setLanguage } from './look-at-screen.ts'
import { ask, fill, findForm, LIBRARY, readConfirmation, readForm } from './sender.ts'
import { story } from './story.ts'

const DAYS_AHEAD = 20
const WORDS = 'Eighty years of good stories. Happy birthday!'
const PERSON = {
  isShared: false,
  firstName: LIBRARY.firstName,
  lastName: LIBRARY.lastName,
  address1: LIBRARY.address1,
  address2: '',
  city: LIBRARY.city,
  state: 'WA',
  zipCode: LIBRARY.zipCode,
  tags: [],
  note: '',
}

/** Adds a contact whose 80th birthday is in DAYS_AHEAD days. Returns the day as the page writes it. */
async function addBirthday(page: Page): Promise<string> {
  const { body } = await ask(page, 'GET', '/api/prepared-cards')
  const { today } = body as { today: string } // the contract of this route
  const day = new Date(Date.parse(`${today}T12:00:00Z`) + DAYS_AHEAD * 86_400_000)
  const added = await ask(page, 'POST', '/api/contacts', { ...PERSON, isAnother: true })
  const { contact } = added.body as { contact: { id: string } } // the contract of this route
  const birthday = { kind: 'birthday', monthDay: day.toISOString().slice(5, 10), year: day.getUTCFullYear() - 80, words: '' }
  expect(await ask(page, 'POST', `/api/contacts/${contact.id}/occasions`, birthday)).toMatchObject({ status: 204 })
  return new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(day)
}

const fitsWidth = (page: Page) => page.evaluate('document.documentElement.scrollWidth <= innerWidth')

/** Returns the id of the first birthday card of the catalogue. For a birthday, the page lists this card first. */
async function readFirstBirthdayCard(page: Page): Promise<string> {
  const { body } = await ask(page, 'GET', '/api/catalogue')
  const { cards } = body as { cards: { id: string; categoryId: string }[] } // the contract of this route
  return cards.find(({ categoryId }) => categoryId === 'birthday')?.id ?? 'no card'
}

async function chooseFirstCard(page: Page, chooser: Locator): Promise<void> {
  await chooser.getByRole('listitem').first().getByRole('button').press('Enter')
  await expect(chooser).toBeHidden()
  await expect(page.getByLabel('Message', { exact: true })).toBeVisible()
}

story('a rule prepares a card; the card is set aside, put back, opened and sent, and is then no longer listed', async ({ desk: page }) => {
  story.setTimeout(300_000)
  const day = await addBirthday(page)
  await page.getByRole('button', { name: /Hello/ }).press('Enter')
  await page.getByRole('link', { name: 'Prepared cards' }).press('Enter')
  const shelf = page.getByRole('region', { name: 'Prepared cards' })
  await expect(shelf).toContainText('No card waits for you.')

  // Use only the keyboard.
  await page.getByRole('button', { name: 'Choose a card: Birthday' }).press('Enter')
  const chooser = page.getByRole('dialog', { name: 'Choose a card: Birthday' })
  await expect(chooser.getByRole('listitem').first()).toContainText(await readFirstBirthdayCard(page))
  await chooseFirstCard(page, chooser)
  await page.getByLabel('Message', { exact: true }).fill(WORDS)
  await page.getByLabel('Days before').fill('3')
  await page.getByLabel('Days before').press('Enter')
  await expect(page.getByText('Please enter a number of days from 5 to 45.')).toBeVisible()
  await page.getByLabel('Days before').fill('30')
  await page.getByLabel('Days before').press('Enter')
  await expect(page.getByText('Saved. What is due already lies on the shelf.')).toBeVisible()
  const row = shelf.getByRole('listitem')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(`Turns 80 on ${day}`)
  await expect(row).toContainText(/Mail by \w{3}, \w{3} \d+/)

  await row.getByRole('button', { name: /^Not this year/ }).press('Enter')
  await expect(shelf).toContainText('No card waits for you.')
  await expect(page.getByRole('heading', { name: 'Prepared cards' })).toBeFocused()
  await shelf.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(row).toHaveCount(1)

  // Write opens the form with the person, the words and the mail date.
  const mailBy = /Mail by \w{3}, (\w{3} \d+)/.exec((await row.textContent()) ?? '')?.[1] ?? ''
  await row.getByRole('button', { name: /^Write/ }).press('Enter')
  const form = findForm(page)
  await expect(form.getByLabel('First name')).toHaveValue(PERSON.firstName ?? '')
  expect(await readForm(form)).toMatchObject({ lastName: PERSON.lastName, address1: PERSON.address1, city: PERSON.city, closing: WORDS })
  await expect(form.getByRole('textbox', { name: 'Select a mail date' })).toHaveValue(new RegExp(mailBy.split(' ')[1] ?? 'no day'))
  const restored = form.getByText('We kept what you had typed.')
  await expect(restored).toBeHidden()
  await fill(form, { accountNumber: LIBRARY.accountNumber })
  await expect(form.getByText('Draft kept')).toBeVisible()
  // Nothing was sent so far, and the card still waits.
  await page.goto('/prepared')
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: /^Write/ }).press('Enter')
  await expect(restored).toBeVisible()
  await fill(form, { accountNumber: LIBRARY.accountNumber })
  const radios = form.getByRole('radio')
  if ((await radios.count()) > 0) await radios.first().check()
  await form.getByRole('button', { name: 'Send' }).click()
  await readConfirmation(page)
  await page.goto('/prepared')
  await expect(shelf).toContainText('No card waits for you.')
  await expect(row).toHaveCount(0)
})

story('on a phone and in Spanish the prepared cards fit, and a missing address is named', async ({ desk: page, browser, testProduct }) => {
  const cookies = await page.context().cookies()
  const withoutAddress = { ...PERSON, firstName: 'Lucía', lastName: 'Peña', address1: '', isAnother: true }
  const added = await ask(page, 'POST', '/api/contacts', withoutAddress)
  const { contact } = added.body as { contact: { id: string } } // the contract of this route
  const { body } = await ask(page, 'GET', '/api/prepared-cards')
  const day = new Date(Date.parse(`${(body as { today: string }).today}T12:00:00Z`) + DAYS_AHEAD * 86_400_000)
  const { body: catalogue } = await ask(page, 'GET', '/api/catalogue')
  const [card] = (catalogue as { cards: { id: string }[] }).cards // the contract of this route
  const rule = {
    isShared: false,
    version: 0,
    kind: 'remembrance',
    cardId: card?.id,
    sentiment: '',
    message: '',
    daysBefore: 30,
    responsibleId: null,
  }
  expect(await ask(page, 'PUT', '/api/occasion-rules', rule)).toMatchObject({ status: 204 })
  const loss = {
    kind: 'remembrance',
    monthDay: day.toISOString().slice(5, 10),
    year: day.getUTCFullYear() - 1,
    words: 'falleció su esposo',
  }
  await ask(page, 'POST', `/api/contacts/${contact.id}/occasions`, loss)

  const context = await browser.newContext({ baseURL: testProduct.url, locale: 'es-US', viewport: { width: 390, height: 844 } })
  await context.addCookies(cookies)
  const phone = await context.newPage()
  await phone.goto('/prepared')
  await setLanguage(phone, 'es')
  const row = phone.getByRole('listitem').filter({ hasText: 'Lucía Peña' })
  await expect(row).toContainText('Hace un año: falleció su esposo')
  await expect(row).toContainText('La dirección no está completa.')
  expect(await fitsWidth(phone)).toBe(true)
  await setLanguage(phone, 'en_US')
  await expect(row).toContainText('A year since falleció su esposo')
  await context.close()
})
