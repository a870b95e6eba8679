import { expect } from '@playwright/test'
import { ask, openCard, openSignedIn, ORDERER } from './sender.ts'
import { story } from './story.ts'
import { expectUsable } from './usable.ts'

const OFFICE = '/api/admin/harborview/profiles/harborview-leasing-office'
type Answer = { version: string; profile: object }

story(
  'the next card of a sender has the address and signature that a client administrator changed',
  async ({ page, browser, testProduct }) => {
    await openSignedIn(page, 'clientadmin@harborview.test')
    const before = (await ask(page, 'GET', OFFICE)).body as Answer
    await page.goto('/dashboard/harborview/profiles')
    await page.getByRole('button', { name: 'Edit Leasing Office' }).click()
    const street = page.getByLabel('Street')
    const signature = page.getByRole('textbox', { name: 'Signature' })
    await street.fill('77 Northern Avenue')
    await expect(page.getByRole('img', { name: 'The envelope' })).toContainText('77 Northern Avenue')
    await page.getByLabel('Name of the profile').focus()
    // The address check reports a change, and does not call the address verified.
    await expect(page.getByText('Format and ZIP checked.')).toBeVisible()
    await expect(street).toHaveValue('77 Northern AVE')

    // A key deletes or passes a placeholder as a whole.
    await signature.focus()
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Delete')
    await expect(signature).not.toContainText('First name')
    await page.getByRole('button', { name: 'First initial', exact: true }).click()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('Yours, ')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('!')
    await expect(signature).toContainText('Yours, First initial!')
    await expect(page.getByRole('img', { name: 'The inside of the card' })).toContainText(/Yours, \p{L}!/u)
    await expectUsable(page, 'sender profile')

    await page.getByRole('button', { name: 'What changes' }).click()
    await expect(page.getByRole('region', { name: 'What changes' })).toContainText('Yours, [First initial]!')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved. Senders see it within a minute.')).toBeVisible()

    const otherContext = await browser.newContext({ baseURL: testProduct.url })
    const sender = await otherContext.newPage()
    await openSignedIn(sender, ORDERER)
    const form = await openCard(sender, '1HBE2115')
    await form.getByLabel('Sender profile').selectOption({ label: 'Leasing Office' })
    await expect(form.getByRole('img', { name: 'The envelope' }).last()).toContainText('77 Northern AVE')
    await form.getByRole('button', { name: 'Inside', exact: true }).click()
    await expect(form.getByRole('img', { name: 'The inside of the card' })).toContainText(/Yours, \p{L}!/u)
    await otherContext.close()

    const { version } = (await ask(page, 'GET', OFFICE)).body as Answer
    expect((await ask(page, 'PUT', OFFICE, { version, profile: before.profile })).status).toBe(200)
  },
)
