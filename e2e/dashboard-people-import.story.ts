import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { openSignedIn } from './sender.ts'
import { story } from './story.ts'
import { expectUsable } from './usable.ts'

const CLIENTADMIN = 'clientadmin@harborview.test'
// No other story changes this person.
const DISABLED = 'disabled@harborview.test'

async function upload(page: Page, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
}

story('an import of an exported file is previewed before the server runs it', async ({ page }) => {
  await openSignedIn(page, CLIENTADMIN)
  await page.goto('/dashboard/harborview/people')
  const exporting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV' }).click()
  const before = await readFile(await (await exporting).path(), 'utf8')
  const line = before.split('\r\n').find((one) => one.startsWith(`"${DISABLED}"`)) ?? ''
  const cells = line.split('","')
  const after = before.replace(line, cells.map((cell, at) => (at === 5 ? 'S-77' : cell)).join('","'))

  await page.getByRole('button', { name: 'Import a file' }).click()
  await upload(page, 'name\nNobody')
  await expect(page.getByText('The first row has no heading “e-mail”')).toBeVisible()
  // Add a byte order mark, as spreadsheet programs do when they save the file.
  await upload(page, `\uFEFF${after}`)
  await expect(page.getByText('1 person would change.')).toBeVisible()
  const row = page.getByRole('row', { name: /Theo Lindqvist/ })
  await expect(row).toContainText('S-77')
  await expectUsable(page, 'an import of people')

  await page.getByRole('button', { name: 'Do this 1 row' }).click()
  await expect(page.getByText('The import is finished.')).toBeVisible()
  await expect(row).toContainText('Carried out')
  // The page address names the import, so a reload shows it again.
  await page.reload()
  await expect(row).toContainText('Carried out')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the result' }).click()
  const result = await readFile(await (await downloading).path(), 'utf8')
  expect(result.split('\r\n').filter((one) => one.includes('"done"'))).toEqual([
    expect.stringMatching(/^"\d+","disabled@harborview.test","Theo Lindqvist","changed","supervisorId",".*","S-77","done",""$/),
  ])

  // The file that was exported before restores the old values.
  await upload(page, before)
  await page.getByRole('button', { name: 'Do this 1 row' }).click()
  await expect(page.getByText('The import is finished.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to People' }).click()
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
  await page.goto('/logout')
})
