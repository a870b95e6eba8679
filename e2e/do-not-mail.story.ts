import { expect } from '@playwright/test'
import { fill, findForm, LIBRARY, openCard, openSignedIn } from './sender.ts'
import { story } from './story.ts'
import { expectUsable } from './usable.ts'

const CARD = '1HBE2115'
const LIST = '/dashboard/harborview/do-not-mail'
const CLIENTADMIN = 'clientadmin@harborview.test'

story(
  'a client administrator puts somebody on the list, and Send refuses the card of an orderer',
  async ({ desk: page, browser, testProduct }) => {
    story.setTimeout(300_000)
    const otherContext = await browser.newContext({ baseURL: testProduct.url })
    const admin = await otherContext.newPage()
    await openSignedIn(admin, CLIENTADMIN, LIST)
    await admin.getByRole('button', { name: 'Add somebody' }).click()
    await admin.getByRole('button', { name: 'Add to the list' }).click()
    await expect(admin.getByText('Please enter both names, or neither.')).toBeVisible()
    await admin.getByLabel('First name').fill('Marguerite')
    await admin.getByLabel('Last name').fill('Okonkwo-Hale')
    await admin.getByLabel('Address', { exact: true }).fill('1000 4th Ave')
    await admin.getByLabel('Apartment, suite').fill('Ste 7')
    await admin.getByLabel('Zip code').fill('98104')
    await admin.getByLabel('Reason').selectOption('Moved away')
    await admin.getByRole('button', { name: 'Add to the list' }).click()
    await expect(admin.getByText('Added. Cards to them are refused from now on.')).toBeVisible()
    await expect(admin.getByRole('heading', { name: 'Cards already ordered' })).toBeVisible()
    await expect(admin.getByRole('row', { name: /Marguerite Okonkwo-Hale/ })).toContainText('Moved away')
    await expectUsable(admin, 'do not mail, an entry')

    const form = await openCard(page, CARD)
    await fill(form, { ...LIBRARY, sentiment: 'The first key' })
    await expect(
      form.getByText('On your Do not mail list: they have moved away from this address. Send will refuse this card.'),
    ).toBeVisible()
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(
      form.getByText('Not sent: this recipient is on your Do not mail list, because they have moved away from this address.'),
    ).toBeVisible()

    // Remove the entry, restore it, and remove it again.
    await admin.getByRole('button', { name: 'Remove from the list' }).click()
    await admin.getByRole('button', { name: 'Undo' }).click()
    await expect(admin.getByText('The entry is on the list again.')).toBeVisible()
    await admin.getByRole('button', { name: /^Marguerite Okonkwo-Hale/ }).click()
    await admin.getByRole('button', { name: 'Remove from the list' }).click()
    await expect(admin.getByText('Nobody is on the list.', { exact: false })).toBeVisible()
    await otherContext.close()
    await fill(findForm(page), { firstName: 'Margaret' })
    await expect(form.getByText('On your Do not mail list:', { exact: false })).toHaveCount(0)
    await form.getByRole('button', { name: 'Close' }).first().click()
    await page.getByRole('button', { name: 'Throw away' }).click()
  },
)

story(
  'an uploaded file adds entries and names the incomplete rows; a reporting user cannot open the page',
  async ({ page, browser, testProduct }) => {
    await openSignedIn(page, CLIENTADMIN, LIST)
    const csv = 'First name,Last name,Address,ZIP,Reason\nAna,Ruiz,12 Oak St,97301,Died\nBo,,,97301,asked\n'
    await page
      .getByLabel('Upload a file')
      .last()
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await expect(page.getByText('1 entry was added.')).toBeVisible()
    await expect(page.getByText('Row 3: names')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search the list' }).fill('ruiz')
    await page.getByRole('button', { name: /^Ana Ruiz/ }).click()
    await page.getByRole('button', { name: 'Remove from the list' }).click()
    const otherContext = await browser.newContext({ baseURL: testProduct.url })
    const reader = await otherContext.newPage()
    await openSignedIn(reader, 'reporting@harborview.test', LIST)
    await expect(reader.getByRole('link', { name: 'Overview' })).toBeVisible()
    await expect(reader.getByRole('link', { name: 'Do not mail' })).toHaveCount(0)
    await expect(reader.getByRole('heading', { name: 'Do not mail' })).toHaveCount(0)
    await otherContext.close()
  },
)
