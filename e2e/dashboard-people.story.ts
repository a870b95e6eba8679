import { expect, type Page } from '@playwright/test'
import { lockUser } from './identity-wire.ts'
import { openSignedIn } from './sender.ts'
import { story } from './story.ts'
import { expectUsable } from './usable.ts'

const CLIENTADMIN = 'clientadmin@harborview.test'
const PEOPLE = '/dashboard/harborview/people'
// No other story signs in as this person.
const NEWCOMER = 'newcomer@harborview.test'

story('a client administrator finds and unlocks a locked person, and the log shows the reason', async ({ page, testProduct }) => {
  await lockUser(testProduct, NEWCOMER)
  await openSignedIn(page, CLIENTADMIN)
  await page.goto(PEOPLE)
  await page.getByRole('button', { name: /^Locked/ }).click()
  await expect(page).toHaveURL(/state=locked/)
  await page.getByRole('searchbox', { name: 'Search the people' }).fill('imani')
  const found = page.getByRole('button', { name: /^Imani Brooks/ })
  // The list may be some seconds older than the lock.
  await expect(async () => {
    await page.reload()
    await expect(found).toBeVisible({ timeout: 5000 })
  }).toPass()
  await found.click()
  const sheet = page.getByRole('region', { name: 'Imani Brooks' })
  await expect(sheet.getByText('Somebody locked the account, or it was locked elsewhere.')).toBeVisible()
  await expectUsable(page, 'people')

  await sheet.getByRole('button', { name: 'Unlock' }).click()
  await expect(sheet.getByText('Please say why.')).toBeVisible()
  await sheet.getByRole('textbox', { name: /^Why you unlock/ }).fill('Called me from her desk')
  await sheet.getByRole('button', { name: 'Unlock' }).click()
  await expect(sheet.getByText('Please say why.')).toBeHidden()
  await expect(sheet.getByRole('button', { name: 'Unlock' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByText('Nobody is called “imani”.')).toBeVisible()

  await page.goto('/dashboard/harborview/settings')
  const entry = page.getByRole('region', { name: 'What changed' }).getByRole('article').first()
  await expect(entry).toContainText('Imani Brooks')
  await expect(entry).toContainText('was locked , now unlocked')
  await expect(entry).toContainText('Reason: Called me from her desk')
  await expect(entry.getByRole('button', { name: /^Restore/ })).toBeHidden()
  await page.goto('/logout')
})

story('a bulk change runs on the server; people that it could not change stay selected, with the reason', async ({ page }) => {
  await openSignedIn(page, CLIENTADMIN)
  await page.goto(PEOPLE)
  const bar = page.getByRole('region', { name: 'What to do with the chosen people' })
  const [her, other] = [page.getByRole('row', { name: /Imani Brooks/ }), page.getByRole('row', { name: /Carmen Delgado/ })]
  const move = async (place: string, count: string) => {
    await bar.getByRole('button', { name: 'Move…' }).click()
    await bar.getByRole('combobox', { name: 'Where they move' }).selectOption({ label: place })
    await expectUsable(page, 'the question of a bulk change', 'color-contrast')
    await bar.getByRole('button', { name: `Show what changes for ${count}` }).click()
    await expect(page.getByRole('heading', { name: 'Change several people' })).toBeVisible()
  }
  for (const name of ['Imani Brooks', 'Carmen Delgado', 'Lucía Herrera'])
    await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
  await expect(bar).toContainText('3 chosen')
  // Administrators cannot switch themselves off.
  await bar.getByRole('button', { name: 'More…' }).click()
  await expect(bar.getByRole('button', { name: 'Switch off 2' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Choose Lucía Herrera' }).uncheck()
  await move('Boston Seaport', '2 people')
  await expect(her).toContainText('Boston Seaport')
  await expectUsable(page, 'the preview of a bulk change')

  // Meanwhile another window changes one of them, so that what this page saw is out of date.
  const supervisorId = await setSupervisor(page, NEWCOMER, 'S-33')
  await page.getByRole('button', { name: 'Change these 2 people' }).click()
  await expect(page.getByText('1 person was changed. 1 person could not be changed.')).toBeVisible()
  await expect(her).toContainText('Somebody else changed this a moment ago.')
  await expect(other).toContainText('Carried out')
  await page.getByRole('button', { name: 'Back to People' }).click()
  await expect(bar).toContainText('1 chosen')
  await expect(her).toContainText('Somebody else changed this a moment ago.')
  await expect(other).toContainText('Boston Seaport')
  await move('Boston Seaport', '1 person')
  await page.getByRole('button', { name: 'Change this 1 person' }).click()
  await expect(page.getByText('The change is finished.')).toBeVisible()
  // The page address names the change, so a user who comes back finds it.
  await page.reload()
  await expect(page.getByText('The change is finished.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to People' }).click()

  for (const name of ['Imani Brooks', 'Carmen Delgado']) await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
  await move('Newport Point', '2 people')
  await page.getByRole('button', { name: 'Change these 2 people' }).click()
  // The server continues without the page.
  await page.goto('/')
  await page.goto(PEOPLE)
  await expect(async () => {
    await page.reload()
    await expect(her).toContainText('Newport Point', { timeout: 5000 })
    await expect(other).toContainText('Newport Point', { timeout: 5000 })
  }).toPass()
  await setSupervisor(page, NEWCOMER, supervisorId)
  await page.goto('/logout')
})

/** Sets a person's supervisor with the requests that the page sends. Returns the one before. */
function setSupervisor(page: Page, email: string, supervisorId: string | null): Promise<string | null> {
  return page.evaluate(
    async ([address, wanted]) => {
      const path = '/api/admin/harborview/people'
      const { people } = (await (await fetch(path)).json()) as { people: { id: string; email: string }[] }
      const { id = '' } = people.find((one) => one.email === address) ?? {}
      const { person, ...before } = (await (await fetch(`${path}/${id}`)).json()) as { person: { version: string }; supervisorId: string }
      await fetch(`${path}/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'fondly' },
        body: JSON.stringify({ version: person.version, change: { supervisorId: wanted } }),
      })
      return before.supervisorId || null
    },
    [email, supervisorId] as const,
  )
}
