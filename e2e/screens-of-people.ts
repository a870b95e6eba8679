import { expect, type Locator, type Page } from '@playwright/test'
import { addContact, ANA, ANDERS, emptyAddressBook } from './contacts.ts'
import { CARD, lookAt, waitUntilStill, type Size, type Visit, type Walk } from './look-at-screen.ts'
import { ask, fill, LIBRARY, openCard, openSignedIn } from './sender.ts'

/** This user sees everything here: own and shared contacts, and the lists of the client. */
const CLIENTADMIN = 'clientadmin@harborview.test'
const TABLE = `First name,Last name,Address,City,State,ZIP,Birthday,Favorite color
Greta,Lindqvist-Montgomery,1200 Northeast Winchester Boulevard,Portland,OR,97204,03/14/1980,blue
Ana María,de la Cruz,1201 Third Avenue,Seattle,WA,98101,05/02/1971,green
Bo,Ek,9 Elm Street,Portland,OR,972045,,
`

const [NOTE, RULE_WORDS, SAVED_WORDS] = [
  'Evenings only.',
  'Dear {friend}, eighty years of good stories.',
  'Dear {friend}, welcome to {town}!',
] as const
/** The texts that the walk leaves in fields with several lines. */
export const TYPED_WORDS = [NOTE, RULE_WORDS, SAVED_WORDS]

type PeopleWalk = Walk & { open: (path: string) => Promise<void> }

/** Visits the address book, the prepared cards, saved messages, the drawn signature and the Do not mail list. */
export async function walkPeople(page: Page, sizes: Size[], visit: Visit): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const open = async (path: string) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await isStill(page)
  }
  const look = async (name: string, own = sizes) => {
    await isStill(page)
    await lookAt(page, visit, name, own)
  }
  const walk = { page, sizes, look, open }
  await openSignedIn(page, CLIENTADMIN)
  await page.getByRole('list', { name: 'Cards' }).waitFor()
  const id = await walkAddressBook(walk)
  await walkPerson(walk, id)
  await walkImport(walk)
  await walkPrepared(walk)
  await walkMessages(walk)
  await walkForm(walk)
  await walkDoNotMail(walk)
  await page.unrouteAll()
  await emptyAddressBook(page)
  await page.context().clearCookies()
}

async function isStill(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await waitUntilStill(page)
}

/** Adds three contacts: one with a past card and a birthday soon, one with tags, one with neither. Returns the id of the first. */
async function walkAddressBook({ page, look, open }: PeopleWalk): Promise<string> {
  await emptyAddressBook(page)
  await open('/address-book')
  await look('address-book-empty')
  const { firstName, lastName, address1, city, zipCode } = LIBRARY
  const id = await addContact(page, { firstName, lastName, address1, city, state: 'WA', zipCode })
  await addContact(page, { ...ANA, tags: ['residents', 'choir'] })
  await addContact(page, ANDERS)
  await addOccasion(page, id, 30)
  await drawPastCards(page, id)
  await open('/address-book')
  await page
    .getByRole('button', { name: /, sent by you on / })
    .first()
    .waitFor()
  await look('address-book')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await look('address-book-more')
  await page.keyboard.press('Escape')
  await page.getByLabel('Search the address book').fill('zebra')
  await page.getByText('Nobody is found for “zebra”.').waitFor()
  await look('address-book-nobody-found')
  return id
}

/** Answers requests for the past cards of this person: cards of all shapes, two on one day and one long ago. past-cards.story.ts sends real cards. */
async function drawPastCards(page: Page, contactId: string): Promise<void> {
  const { cards } = (await ask(page, 'GET', '/api/catalogue')).body as { cards: PastCard[] } // the contract of this route
  const shapes = [...new Map(cards.map((card) => [`${card.size} ${card.orientation}`, card])).values()]
  const past = shapes.map(({ id: cardId, name: cardName, pictureUrl }, place) => ({
    cardId,
    cardName,
    pictureUrl,
    day: new Date(Date.now() - (place === 1 ? 20 : 20 + place * 55) * 86_400_000).toISOString().slice(0, 10),
    isOwn: place % 2 === 0,
    sender: 'Marguerite Okonkwo-Hale',
  }))
  await page.route('**/api/contact-covers', (route) => route.fulfill({ json: { covers: [{ contactId, cards: past }] } }))
  await page.route(`**/api/contacts/${contactId}/cards`, (route) => route.fulfill({ json: { cards: past } }))
}
type PastCard = { id: string; name: string; size: string; orientation: string; pictureUrl: string }

/** Adds a birthday that is `daysAhead` days ahead. */
async function addOccasion(page: Page, contactId: string, daysAhead: number): Promise<void> {
  const { body } = await ask(page, 'GET', '/api/prepared-cards')
  const { today } = body as { today: string } // the contract of this route
  const day = new Date(Date.parse(`${today}T12:00:00Z`) + daysAhead * 86_400_000).toISOString()
  await ask(page, 'POST', `/api/contacts/${contactId}/occasions`, {
    kind: 'birthday',
    monthDay: day.slice(5, 10),
    year: Number(day.slice(0, 4)) - 80,
    words: '',
  })
}

async function walkPerson({ page, look, open }: PeopleWalk, id: string): Promise<void> {
  await open(`/address-book?person=${id}`)
  const sheet = page.getByRole('region', { name: `${LIBRARY.firstName} ${LIBRARY.lastName}` })
  await sheet.getByRole('button', { name: 'Check the address' }).click()
  await sheet.getByText(/^As the post office writes it/).waitFor()
  await look('person')
  await sheet.getByRole('button', { name: '+ Add an occasion' }).click()
  await sheet.getByLabel('Occasion', { exact: true }).selectOption('Another day')
  await sheet.getByRole('region', { name: 'Occasions' }).getByRole('button', { name: 'Save' }).click()
  await sheet.locator('[aria-invalid=true]').first().waitFor()
  await look('person-occasion')
  await sheet.getByRole('region', { name: 'Occasions' }).getByRole('button', { name: 'Cancel' }).click()
  await sheet.getByRole('button', { name: 'Merge with another person' }).click()
  await sheet.getByLabel('Who is the same person?').fill('cruz')
  const ana = sheet.getByRole('button', { name: /^Ana María/ })
  await ana.waitFor()
  await look('person-merge')
  await ana.click()
  await look('person-merge-compared')
  await sheet.getByRole('region', { name: 'The same person twice?' }).getByRole('button', { name: 'Cancel' }).click()
  await sheet.getByRole('button', { name: 'Erase for good' }).click()
  await page.getByRole('alertdialog').waitFor()
  await look('person-erase')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep' }).click()

  // Change the contact as if by somebody else meanwhile.
  const { body } = await ask(page, 'GET', `/api/contacts/${id}`)
  const { contact } = body as { contact: object } // the contract of this route
  expect(await ask(page, 'PUT', `/api/contacts/${id}`, { ...contact, note: 'Mornings only.' })).toMatchObject({ status: 200 })
  await sheet.getByLabel('Note').fill(NOTE)
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await sheet.getByRole('button', { name: 'Take theirs' }).waitFor()
  await look('person-changed')
  await sheet.getByRole('button', { name: 'Take theirs' }).click()

  await open('/address-book?person=new')
  const added = page.getByRole('region', { name: 'A new person' })
  await added.getByLabel('City').fill('Portland')
  await added.getByRole('button', { name: 'Save', exact: true }).click()
  await added.getByText('Please enter a name.').waitFor()
  await look('person-new')
  await added.getByLabel('First name').fill('Anders')
  await added.getByLabel('Last name').fill('Holm')
  await added.getByLabel('Address', { exact: true }).fill('9 Pine Street')
  await added.getByLabel('State').selectOption('OR')
  await added.getByLabel('Zip code').fill('97204')
  await added.getByRole('button', { name: 'Save', exact: true }).click()
  await added.getByRole('button', { name: 'Open that person' }).waitFor()
  await look('person-exists')
}

async function walkImport({ page, look, open }: PeopleWalk): Promise<void> {
  await open('/address-book?import=')
  await look('import')
  await page.locator('main input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) })
  const add = page.getByRole('button', { name: 'Add 1 person' })
  await add.waitFor()
  await look('import-read')
  await add.click()
  await page.getByText('1 person added.').waitFor()
  await look('import-done')
}

async function walkPrepared({ page, look, open }: PeopleWalk): Promise<void> {
  await ask(page, 'DELETE', '/api/occasion-rules/own/birthday')
  await open('/prepared')
  await look('prepared-empty')
  await page.getByRole('button', { name: 'Choose a card: Birthday' }).click()
  const chooser = page.getByRole('dialog')
  await chooser.getByRole('listitem').first().getByRole('button').first().waitFor()
  await look('rule-card')
  await chooser.getByRole('listitem').first().getByRole('button').first().click()
  await page.getByLabel('Message', { exact: true }).fill(RULE_WORDS)
  await page.getByLabel('Days before').fill('35')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.locator('main [aria-invalid=true]').first().waitFor()
  await look('rule')
  await page.getByLabel('Message', { exact: true }).fill('Eighty years of good stories.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const row = page.getByRole('region', { name: 'Prepared cards' }).getByRole('listitem')
  await row.first().waitFor()
  await look('prepared')
  await page.getByRole('button', { name: 'Shared contacts' }).click()
  await page.getByRole('button', { name: 'Choose a card: Anniversary' }).click()
  await chooser.getByRole('listitem').first().getByRole('button').first().click()
  await page.getByLabel(/^Responsible/).fill('a')
  await look('rule-shared')
  await open('/prepared')
  await page.getByRole('button', { name: 'Change what is prepared: Birthday' }).click()
  await page.getByRole('button', { name: 'Prepare nothing' }).click()
  await page.getByRole('button', { name: 'Choose a card: Birthday' }).waitFor()
}

async function walkMessages({ page, look, open }: PeopleWalk): Promise<void> {
  await open('/saved-messages')
  await look('saved-messages-empty')
  const message = { name: 'First days', en: 'Welcome, {first name|neighbor}!', es: '¡Le damos la bienvenida, {nombre|vecino}!' }
  await ask(page, 'POST', '/api/saved-messages', message)
  await open('/saved-messages')
  await look('saved-messages')
  await page.getByRole('button', { name: 'New message' }).click()
  const sheet = page.getByRole('dialog', { name: 'Save a message' })
  await sheet.getByLabel('Name', { exact: true }).fill('Doors')
  await sheet.getByLabel('Text in English').fill(SAVED_WORDS)
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await sheet.getByText('Not printed: {friend}, {town}.').waitFor()
  await look('saved-message')
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await open('/dashboard/harborview/messages')
  await look('client-messages')
}

/** Looks at the saved messages and the drawn signature in the order form. */
async function walkForm({ page, look }: PeopleWalk): Promise<void> {
  await page.goto('/')
  const form = await openCard(page, CARD)
  await fill(form, LIBRARY)
  await form.getByRole('button', { name: 'Saved messages' }).click()
  const picker = page.getByRole('dialog', { name: 'Saved messages' })
  await picker.getByRole('option').first().waitFor()
  await look('message-picker')
  await deleteAll(picker)
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: 'Draw your signature' }).click()
  await page.getByRole('dialog', { name: 'Your signature' }).waitFor()
  await look('signature')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Throw away' }).click()
}

async function deleteAll(picker: Locator): Promise<void> {
  await picker.getByRole('button', { name: 'Delete' }).click()
  await picker.getByRole('option').first().waitFor({ state: 'hidden' })
}

async function walkDoNotMail({ page, look, open }: PeopleWalk): Promise<void> {
  const LIST = '/dashboard/harborview/do-not-mail'
  await open(LIST)
  await look('do-not-mail-empty')
  await page.getByRole('button', { name: 'Add somebody' }).click()
  await page.getByRole('button', { name: 'Add to the list' }).click()
  await page.getByText('Please enter both names, or neither.').waitFor()
  await look('do-not-mail-new')
  await open(LIST)
  const csv =
    'First name,Last name,Address,ZIP,Reason\nAna,Ruiz-Montgomery,1200 Northeast Winchester Boulevard,97301,Died\nBo,,,97301,asked\n'
  await page
    .getByLabel('Upload a file')
    .last()
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByText('Row 3: names').waitFor()
  await look('do-not-mail')
  await page.getByRole('button', { name: /^Ana Ruiz/ }).click()
  await page.getByRole('button', { name: 'Remove from the list' }).waitFor()
  await look('do-not-mail-entry')
  await page.getByRole('button', { name: 'Remove from the list' }).click()
}
