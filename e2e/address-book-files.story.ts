import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { addContact, ANA, ANDERS, emptyAddressBook } from './contacts.ts'
import { expectFits } from './fits.ts'
import { setLanguage } from './look-at-screen.ts'
import { ask, LIBRARY, openSignedIn } from './sender.ts'
import { story } from './story.ts'

// This story has its own user, because the other stories of the address book count the contacts of theirs.
story.use({ username: 'nosender@harborview.test' })

const SURNAMES = ['Abara', 'Brodsky', 'Castellanos', 'Dufresne', 'Eriksen', 'Fontaine', 'Gallagher', 'Haddad', 'Iwasaki', 'Jovanovic']
const FIRST_NAMES = ['Amara', 'Boris', 'Carmela', 'Dmitri', 'Elodie', 'Farid', 'Gwen', 'Hiroshi', 'Ingrid', 'Jomar', 'Keisha', 'Lubna']
const PEOPLE = FIRST_NAMES.flatMap((firstName, row) =>
  SURNAMES.map((lastName, column) => `${firstName},${lastName},${100 + row * 37 + column * 3} ${lastName} Street,Portland,OR,97204,,`),
)
const TABLE = [
  'First name,Last name,Address,City,State,ZIP,Birthday,Favorite color',
  ...PEOPLE,
  'Greta,Lindqvist,12 Oak Street,Portland,OR,97204,03/14/1980,blue',
  'Bo,Ek,9 Elm Street,Portland,OR,972045,,green',
  ',,77 Ash Street,Portland,OR,97204,,',
].join('\r\n')
/** A workbook that a spreadsheet program wrote. Its ZIP code is the number 2108 that is shown with five digits. */
const WORKBOOK = join(import.meta.dirname, 'people.xlsx')
const VCARD = `BEGIN:VCARD\r\nVERSION:3.0\r\nN:Peña;Lucía;;;\r\nFN:Lucía Peña\r\nADR;TYPE=HOME:;Apt 4;88 Alder Street;Salem;OR;97301;USA\r\nEND:VCARD\r\n`

/** Chooses a file on the page. */
async function chooseFile(page: Page, name: string, content: string | Uint8Array): Promise<void> {
  const read = page.waitForResponse((response) => response.url().includes('/api/contact-imports') && response.request().method() === 'POST')
  await page.locator('main input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })
  expect((await read).status()).toBe(201)
}

/** Presses an entry of the menu 'More', and returns the downloaded file. */
async function download(page: Page, line: string): Promise<string> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: line }).click()
  const file = await readFile(await (await coming).path(), 'utf8')
  await page.keyboard.press('Escape')
  return file
}

story('a table and a vCard are previewed and imported, and the address book is downloaded as both', async ({ desk: page }) => {
  story.setTimeout(300_000)
  await emptyAddressBook(page)
  await page.goto('/address-book')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Add people from a file' }).click()
  await chooseFile(page, 'people.csv', TABLE)
  await expect(page.getByText('Columns that are left out: Favorite color')).toBeVisible()
  await expect(page.getByRole('region', { name: '121 people are new' }).getByRole('listitem').first()).toContainText('Amara Abara')
  const refused = page.getByRole('region', { name: '2 rows are refused' }).getByRole('listitem')
  await expect(refused.filter({ hasText: 'Bo Ek' })).toContainText('Zip code has neither five nor nine digits')
  await expect(refused.filter({ hasText: '77 Ash Street' })).toContainText('has no name')

  // A reload shows the same file, and nobody is added before the import is started.
  await page.reload()
  const added = page.getByRole('status')
  // Change the first answer after the start, so that the page sees 40 added people even if the server is faster.
  let answers = 0
  await page.route('**/api/contact-imports/*', async (route) => {
    const answer = await route.fetch()
    const read = (await answer.json()) as { state: string }
    if (read.state === 'preview' || ++answers > 1) return route.fulfill({ response: answer })
    return route.fulfill({ response: answer, json: { ...read, state: 'running', added: 40 } })
  })
  await page.getByRole('button', { name: 'Add 121 people' }).press('Enter')
  await expect(added.filter({ hasText: '40 of 121 people added…' })).toBeVisible()
  await expect(added.filter({ hasText: '121 people added.' })).toBeVisible()
  await page.unroute('**/api/contact-imports/*')
  await expect(page.getByRole('listitem').filter({ hasText: /^2 rows were refused/ })).toBeVisible()

  await chooseFile(page, 'lucia.vcf', VCARD)
  await page.getByRole('button', { name: 'Add 1 person' }).click()
  await expect(added.filter({ hasText: '1 person added.' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Back to the address book' }).last().click()
  await expect(page.getByText('122 people you write to.')).toBeVisible()

  const csv = await download(page, 'Save as CSV')
  // The headings and all people. The file begins with a byte order mark for spreadsheets.
  expect(csv.trimEnd().split('\r\n')).toHaveLength(123)
  expect(csv).toContain('"Greta","Lindqvist","12 Oak Street"')
  expect(csv).not.toContain('"Bo","Ek"')
  const vcf = await download(page, 'Save as vCard')
  expect(vcf.match(/^BEGIN:VCARD\r$/gm)).toHaveLength(122)
  expect(vcf).toContain('N:Peña;Lucía;;;')
  expect(vcf).toMatch(/BDAY:1980-?03-?14/)

  // The exported people are recognised when the file is imported again.
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Add people from a file' }).click()
  await chooseFile(page, 'contacts.vcf', vcf)
  await expect(page.getByText('Nobody in this file is new.')).toBeVisible()

  await chooseFile(page, 'list.xlsx', await readFile(WORKBOOK))
  await expect(page.getByRole('region', { name: '1 person is new' }).getByRole('listitem').first()).toContainText('Boston, MA 02108')
  await emptyAddressBook(page)
})

story('two contacts of one person are merged, and no data of either is lost', async ({ desk: page }) => {
  await emptyAddressBook(page)
  const stays = await addContact(page, { ...ANA, tags: ['resident'] })
  const goes = await addContact(page, { ...ANA, firstName: 'Anita', address2: '', tags: ['choir'], note: 'Sings alto.' })
  await page.goto(`/address-book?person=${stays}`)
  const sheet = page.getByRole('region', { name: 'Ana María de la Cruz' })
  await sheet.getByRole('button', { name: 'Merge with another person' }).press('Enter')
  const merging = sheet.getByRole('region', { name: 'The same person twice?' })
  await merging.getByRole('button', { name: /^Anita de la Cruz/ }).press('Enter')
  await expect(merging).toContainText('Ana María de la Cruz stays')
  await expect(merging.locator('del', { hasText: 'Anita' })).toBeVisible()
  await merging.getByRole('button', { name: 'Merge', exact: true }).press('Enter')
  await expect(merging).toBeHidden()
  await expect(page.getByRole('list', { name: 'People' }).getByRole('listitem')).toHaveCount(1)
  await expect(sheet.getByLabel('First name')).toHaveValue('Ana María')
  await expect(sheet.getByLabel('Tags')).toHaveValue(/(?=.*resident)(?=.*choir)/)
  await expect(sheet.getByLabel('Note')).toHaveValue(/Sings alto\./)
  await page.goto(`/address-book?person=${goes}`)
  await expect(page.getByText('This person is not in the address book any more.')).toBeVisible()
  await emptyAddressBook(page)
})

story('a colleague sees a contact only while it is shared', async ({ desk: page, browser, testProduct }) => {
  await emptyAddressBook(page)
  const id = await addContact(page, ANDERS)
  const otherContext = await browser.newContext({ baseURL: testProduct.url })
  const colleague = await otherContext.newPage()
  await openSignedIn(colleague, 'orderer@harborview.test', `/address-book?person=${id}`)
  const gone = colleague.getByText('This person is not in the address book any more.')
  await expect(gone).toBeVisible()

  await page.goto(`/address-book?person=${id}`)
  const sheet = page.getByRole('region', { name: 'Anders Holm' })
  await expect(sheet).toContainText('Only you see this person')
  await sheet.getByRole('button', { name: /^Share with everybody/ }).press('Enter')
  await expect(sheet).toContainText('Everybody in your organization sees this person')

  await colleague.reload()
  const theirs = colleague.getByRole('region', { name: 'Anders Holm' })
  await expect(theirs).toContainText('Everybody in your organization sees this person')
  await expect(theirs.getByLabel('Address', { exact: true })).toHaveValue('9 Pine Street')

  await sheet.getByRole('button', { name: /^Keep for me alone/ }).press('Enter')
  await expect(sheet).toContainText('Only you see this person')
  await colleague.reload()
  await expect(gone).toBeVisible()
  await otherContext.close()
  await emptyAddressBook(page)
})

story('a user who changes a contact in a second window sees the first change, and overwrites nothing', async ({ desk: page }) => {
  await emptyAddressBook(page)
  const id = await addContact(page, ANDERS)
  const second = await page.context().newPage()
  const [here, there] = [page, second].map((window) => window.getByRole('region', { name: 'Anders Holm' }))
  if (!here || !there) throw new Error('There are two windows.')
  for (const window of [page, second]) await window.goto(`/address-book?person=${id}`)
  await there.getByLabel('Note').fill('Evenings only.')
  await here.getByLabel('Note').fill('Mornings only.')
  await here.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(here).toContainText('Saved.')

  await there.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  const conflict = there.getByRole('alert').filter({ hasText: 'changed this meanwhile' })
  await expect(conflict.locator('del')).toContainText('Evenings only.')
  await expect(conflict.locator('ins')).toContainText('Mornings only.')
  expect(await ask(page, 'GET', `/api/contacts/${id}`)).toMatchObject({ body: { contact: { note: 'Mornings only.' } } })
  await expect(there.getByLabel('Note')).toHaveValue('Evenings only.')
  await conflict.getByRole('button', { name: 'Take theirs' }).press('Enter')
  await expect(there.getByLabel('Note')).toHaveValue('Mornings only.')

  // After the warning, the user can change the text again and save it.
  await there.getByLabel('Note').fill('Mornings only, not Mondays.')
  await there.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(there).toContainText('Saved.')
  expect(await ask(page, 'GET', `/api/contacts/${id}`)).toMatchObject({ body: { contact: { note: 'Mornings only, not Mondays.' } } })
  await second.close()
  await emptyAddressBook(page)
})

story('the address of a contact is checked, each changed word is shown, and the change is undone', async ({ desk: page }) => {
  await emptyAddressBook(page)
  const { firstName, lastName, address1, address2, city, zipCode } = LIBRARY
  const id = await addContact(page, { firstName, lastName, address1, address2, city, state: 'WA', zipCode })
  await page.goto(`/address-book?person=${id}`)
  const sheet = page.getByRole('region', { name: `${firstName} ${lastName}` })
  await expect(sheet).toContainText('Not checked yet.')
  await sheet.getByRole('button', { name: 'Check the address' }).press('Enter')
  await expect(sheet.getByText(/^As the post office writes it, checked/)).toBeVisible()
  await expect(sheet.getByLabel('Address', { exact: true })).toHaveValue(/^1000 fourth ave$/i)
  await expect(sheet.locator('del', { hasText: 'Avenue' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(sheet.getByLabel('Address', { exact: true })).toHaveValue('1000 Fourth Avenue')

  // The post office does not know this ZIP code with this city.
  await sheet.getByLabel('Zip code').fill('97217')
  await sheet.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(sheet).toContainText('Saved.')
  await sheet.getByRole('button', { name: /^Check/ }).press('Enter')
  await expect(sheet.getByText(/, and not found\.$/)).toBeVisible()
  await expect(sheet.getByLabel('Zip code')).toHaveValue('97217')
  await emptyAddressBook(page)
})

story('on a phone and in Spanish, a file is imported, and one of its people is erased for good', async ({ desk: page }) => {
  await emptyAddressBook(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/address-book')
  // A new page has the language of the account.
  await page.getByText('Nobody is here yet.').waitFor()
  await setLanguage(page, 'es')
  await page.getByRole('button', { name: 'Más', exact: true }).click()
  await page.getByRole('button', { name: 'Agregar personas de un archivo' }).click()
  await chooseFile(
    page,
    'lucia.vcf',
    `${VCARD}BEGIN:VCARD\r\nVERSION:3.0\r\nN:;;;;\r\nFN:\r\nADR:;;1 Fir Street;Salem;OR;97301;USA\r\nEND:VCARD\r\n`,
  )
  await expect(page.getByRole('region', { name: '1 fila se rechaza' })).toContainText('no tiene nombre')
  await expectFits(page, 'the file, Spanish', { width: 390, height: 844 })
  await page.getByRole('button', { name: 'Agregar 1 persona' }).click()
  await expect(page.getByText('1 persona agregada.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Volver a la libreta de direcciones' }).last().click()

  await page.getByRole('button', { name: /^Lucía Peña/ }).click()
  const sheet = page.getByRole('region', { name: 'Lucía Peña' })
  await sheet.getByRole('button', { name: 'Borrar para siempre' }).click()
  await expectFits(page, 'the question, Spanish', { width: 390, height: 844 })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click()
  await expect(page.getByText('Aquí no hay nadie todavía.', { exact: false })).toBeVisible()
  await setLanguage(page, 'en_US')
})
