import { expect, type Locator, type Page } from '@playwright/test'
import { CARD, lookAt, resize, waitUntilStill, type Size, type Visit } from './look-at-screen.ts'
import { openSignedIn, ORDERER } from './sender.ts'
import { sendByRequest } from './send-by-request.ts'

const CLIENT = '/dashboard/harborview'
/** A card and a person whom the other stories leave alone. */
const [CARD_NAME, PERSON] = ['Hill Town', /^Imani Brooks/]

/** Visits the pages of Reporting & Admin and their side sheets, as role admin, and looks at each in these sizes. */
export async function walkDashboard(page: Page, sizes: Size[], visit: Visit): Promise<void> {
  const look = (name: string) => lookAt(page, visit, name, sizes)
  const open = async (path: string) => {
    await page.goto(path)
    await isThere(page)
  }
  const lookBeside = async (name: string, opener: Locator) => {
    await opener.click()
    await page.getByRole('button', { name: 'Close', exact: true }).waitFor()
    await isThere(page)
    await look(name)
    await page.keyboard.press('Escape')
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (sizes[0]) await resize(page, sizes[0])
  await openSignedIn(page, ORDERER)
  await sendByRequest(page, CARD, 13)
  await page.context().clearCookies()
  await openSignedIn(page, 'admin@fondly.test')

  await open('/dashboard')
  await look('clients')
  await lookBeside('new-client', page.getByRole('button', { name: 'New client' }))
  await openWithOrders(page, `${CLIENT}/overview`)
  await look('overview')
  await open(`${CLIENT}/cards`)
  const first = page.locator('[data-row]').first().getByRole('button')
  await first.waitFor()
  await look('cards')
  await lookBeside('card-sent', first)
  await open(`${CLIENT}/people`)
  await page.getByRole('button', { name: PERSON }).waitFor()
  await look('people')
  await lookBeside('person', page.getByRole('button', { name: PERSON }))
  await lookBeside('invite', page.getByRole('button', { name: 'Invite somebody' }))
  await open(`${CLIENT}/profiles`)
  await look('profiles')
  await page.getByRole('button', { name: 'Edit Leasing Office' }).click()
  await page.getByRole('img', { name: 'The envelope' }).waitFor()
  await isThere(page)
  await look('profile')
  await open(`${CLIENT}/catalogue`)
  await page.getByRole('switch', { name: `${CARD_NAME} may be sent` }).waitFor()
  await waitUntilStill(page)
  await look('card-access')
  await lookBeside('card-access-of-one', page.getByRole('button', { name: CARD_NAME, exact: true }))
  await open(`${CLIENT}/messages`)
  await look('messages')
  await open(`${CLIENT}/designs`)
  await look('designs')
  await page.getByRole('button', { name: 'Add a design' }).click()
  await isThere(page)
  await look('design')
  await open(`${CLIENT}/calendar`)
  await look('mailing-days')
  await open(`${CLIENT}/settings`)
  await page.getByRole('region', { name: 'What changed' }).waitFor()
  await waitUntilStill(page)
  await look('client-settings')
  await page.context().clearCookies()
}

/** Waits until a page has its heading and everything that it asked for. */
async function isThere(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await waitUntilStill(page)
}

/** Opens a page that counts orders. Fondly reads them for the first time within a minute of its start. */
async function openWithOrders(page: Page, path: string): Promise<void> {
  const waits = async () => {
    await page.goto(path)
    await isThere(page)
    return page.getByText('The orders are being read for the first time.').count()
  }
  await expect.poll(waits, { timeout: 150_000, intervals: [2_000] }).toBe(0)
}
