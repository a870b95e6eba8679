import { expect, type Locator, type Page } from '@playwright/test'
import { addContact, ANA, ANDERS, emptyAddressBook } from './contacts.ts'
import { copyText } from './hands.ts'
import { CARD, lookAt, waitUntilStill, type Size, type Visit, type Walk } from './look-at-screen.ts'
import { ask, fill, findForm, LIBRARY, openCard, openSignedIn, readConfirmation, readPageData } from './sender.ts'
import { sendByRequest } from './send-by-request.ts'

const SENDER = 'reporting@harborview.test'
/** This card has other sentiments. */
const OTHER_CARD = '1HBE2211'
/** The number of a mailing day, counted from the first possible one, that no other story uses. Its batch has only this walk's cards. */
const OWN_DAY_NUMBER = 24

/** Visits what helps with the second and later cards: drafts, pasted addresses, known people, days of arrival, another card. */
export async function walkNextCard(page: Page, sizes: Size[], visit: Visit): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const look = async (name: string, own = sizes) => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await waitUntilStill(page)
    await lookAt(page, visit, name, own)
  }
  const walk = { page, sizes, look }
  await openSignedIn(page, SENDER)
  await page.getByRole('list', { name: 'Cards' }).waitFor()
  await walkKeys(walk)
  await walkDrafts(walk)
  await walkAddress(walk)
  await walkKnownPeople(walk)
  await walkArrival(walk)
  await walkOtherCard(walk)
  await walkSecond(walk)
  await page.context().clearCookies()
}

async function walkKeys({ page, look }: Walk): Promise<void> {
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(list).toBeVisible({ timeout: 500 })
  }).toPass()
  await look('shortcuts')
  await page.goto('/nothing/here')
  await page.getByText('There is no page at this address.').waitFor()
  await look('no-such-page')
}

/** Opens a form without a draft. */
async function openEmpty(page: Page, cardId = CARD): Promise<Locator> {
  for (const id of [CARD, OTHER_CARD]) await ask(page, 'DELETE', `/api/cards/${id}/draft`)
  await page.goto('/')
  return openCard(page, cardId)
}

async function walkDrafts({ page, look }: Walk): Promise<void> {
  const form = await openEmpty(page)
  await fill(form, { firstName: 'Ruth' })
  await form.getByText('Draft kept').waitFor()
  await page.goto('/')
  await page.getByRole('button', { name: 'Drafts', exact: true }).click()
  await look('drafts')
  await page.locator(`[data-card="${CARD}"] .tile`).click()
  await form.getByText('We kept what you had typed.').waitFor()
  await look('form-restored')
  await form.getByRole('button', { name: 'Start over' }).click()
  await form.getByRole('button', { name: 'Undo' }).waitFor()
  await look('form-started-over')
}

async function walkAddress({ page, look }: Walk): Promise<void> {
  const form = await openEmpty(page)
  await copyText(page, 'Theo Lindqvist\n600 Fourth Avenue, Floor 3\nSeattle, WA 98104')
  await form.getByLabel('First name').focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(form.getByLabel('Zip code')).toHaveValue('98104')
  await look('form-pasted')
  await form.getByLabel('Zip code').fill('97217')
  await form.getByLabel('City').focus()
  await expect(form.getByLabel('Zip code')).toHaveAccessibleDescription(/Portland/i)
  await look('form-zip-elsewhere')
}

async function walkKnownPeople({ page, look }: Walk): Promise<void> {
  await emptyAddressBook(page)
  await addContact(page, ANA)
  await addContact(page, ANDERS)
  await sendByRequest(page, OTHER_CARD, OWN_DAY_NUMBER)
  const form = await openEmpty(page)
  await expect(form.getByRole('combobox', { name: 'First name' })).toBeVisible()
  await form.getByLabel('First name').pressSequentially('an')
  await expect(form.getByRole('listbox').getByRole('option')).toHaveCount(2)
  await look('form-suggestions')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await form.getByText('Filled in from your address book.').waitFor()
  await look('form-from-address-book')
  await fill(form, LIBRARY)
  await form.getByRole('status').filter({ hasText: 'You sent them' }).waitFor()
  await look('form-past-card')
  await emptyAddressBook(page)
}

async function walkArrival({ page, look }: Walk): Promise<void> {
  const form = await openEmpty(page)
  await form.getByRole('button', { name: 'Arrive by' }).click()
  await form.getByText('Without the ZIP code this is the widest span.', { exact: false }).waitFor()
  await look('arrive-by')
  await fill(form, { ...LIBRARY, firstName: 'Imke' })
  await form.getByRole('textbox', { name: 'Day of arrival' }).focus()
  await page.keyboard.type((await readPageData(page, CARD)).calendar.today)
  const take = form.getByRole('button', { name: /^Take / })
  await take.waitFor()
  await look('arrive-too-early')
  await take.click()
  await form.getByText(/^Mail date: /).waitFor()
  await look('arrive-by-chosen')
}

async function walkOtherCard({ page, look }: Walk): Promise<void> {
  const form = await openEmpty(page)
  await form.getByRole('radio').first().check()
  await fill(form, { ...LIBRARY, firstName: 'Imke' })
  await form.getByRole('button', { name: 'Change the card' }).click()
  const choice = page.getByRole('dialog', { name: 'Choose another card' })
  await choice.getByRole('listitem').first().waitFor()
  await look('change-card')
  await choice.getByRole('searchbox').fill('zebra')
  await choice.getByText('There are no available results.').waitFor()
  await look('change-card-nothing-found')
  await choice.getByRole('searchbox').fill(OTHER_CARD)
  await choice.getByRole('button', { name: OTHER_CARD }).click()
  await form.getByText('This card does not have the sentiment that you had chosen.').waitFor()
  await look('card-changed')
}

async function walkSecond({ page, look }: Walk): Promise<void> {
  const form = await openEmpty(page)
  await form.getByRole('radio').first().check()
  await fill(form, { ...LIBRARY, firstName: 'Imke' })
  await form.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: "Let's double check" })
  await preview.getByRole('button', { name: 'Enlarge: Inside' }).click()
  const enlarged = page.getByRole('dialog', { name: 'Inside', exact: true })
  await enlarged.getByRole('button', { name: 'Larger' }).click()
  // A page of the living card needs a light background, because its dark words could not be read on the dark theme.
  await expect(enlarged.locator('section > div')).toHaveCSS('background-color', 'rgb(255, 253, 248)')
  await look('preview-enlarged')
  await page.keyboard.press('Escape')
  await preview.getByRole('button', { name: 'Send' }).click()
  const { sheet } = await readConfirmation(page)
  await sheet.getByRole('button', { name: 'Send another' }).click()
  await expect(findForm(page).getByLabel('Customer Account')).toBeFocused()
  await look('send-another')
}
