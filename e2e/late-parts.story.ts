import { expect, type Locator } from '@playwright/test'
import { addContact, ANDERS, emptyAddressBook } from './contacts.ts'
import { holdBack } from './hold-back.ts'
import { ask, fill, LIBRARY, openCard, readConfirmation } from './sender.ts'
import { story } from './story.ts'

/** Parts of a page that are loaded late do not move a button that somebody is about to click. */

story.use({ username: 'reporting@harborview.test' })

const boxOf = async (button: Locator) => {
  await button.scrollIntoViewIfNeeded()
  return button.boundingBox()
}

story('the buttons of the confirmation stay where they are when Undo appears', async ({ desk: page }) => {
  const form = await openCard(page, '1HBE2141')
  await form.getByRole('radio').first().check()
  await fill(form, LIBRARY)
  // In these stories the press cuts at once, so Undo would never be offered.
  const until = new Date(Date.now() + 3_600_000).toISOString()
  await page.route('**/withdrawal', (route) => route.fulfill({ json: { until, withdrawn: false } }))
  const answer = await holdBack(page, '**/withdrawal')
  await form.getByRole('button', { name: 'Send' }).press('Enter')
  const { sheet } = await readConfirmation(page)
  await expect(sheet.getByText(/^Arrives /)).toBeVisible()
  // Wait until the opening animation of the sheet has ended.
  await sheet.evaluate(`(async (element) => { await Promise.all(element.getAnimations().map(({ finished }) => finished)) })`)
  const ok = sheet.getByRole('button', { name: 'ok', exact: true })
  const before = await boxOf(ok)
  await answer.release()
  await expect(sheet.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(await boxOf(ok)).toEqual(before)
})

story("'Erase for good' appears only after the occasions and past cards above it, so it does not move", async ({ desk: page }) => {
  await emptyAddressBook(page)
  const id = await addContact(page, ANDERS)
  for (const day of ['05-14', '07-20', '09-02']) {
    const occasion = { kind: 'birthday', monthDay: day, year: null, words: '' }
    expect((await ask(page, 'POST', `/api/contacts/${id}/occasions`, occasion)).status).toBe(204)
  }
  const occasions = await holdBack(page, '**/api/contacts/*/occasions')
  await page.goto(`/address-book?person=${id}`)
  const sheet = page.getByRole('region', { name: 'Anders Holm' })
  await expect(sheet.getByText('No card was sent to this person yet.')).toBeVisible()
  const erase = sheet.getByRole('button', { name: 'Erase for good' })
  await expect(erase).toHaveCount(0)
  await occasions.release()
  await erase.click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(sheet.getByRole('button', { name: /^Change: / })).toHaveCount(3)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep' }).click()
  await emptyAddressBook(page)
})
