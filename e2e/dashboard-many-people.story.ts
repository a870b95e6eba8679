import { expect, type Page } from '@playwright/test'
import { openSignedIn } from './sender.ts'
import { story } from './story.ts'
import { expectUsable } from './usable.ts'

const CLIENTADMIN = 'clientadmin@harborview.test'
const PEOPLE = '/dashboard/harborview/people'
const PEOPLE_COUNT = 10_000
/** The limit for the visible rows of a page 1000 pixels high, plus the rows that are drawn in advance above and below. */
const MAX_DRAWN_ROWS = 60

/** Answers the request for the list with this many people. */
async function answerMany(page: Page): Promise<void> {
  await page.route('**/api/admin/harborview/people', async (route) => {
    const answer = await route.fetch()
    const list = (await answer.json()) as { people: { name: string; email: string }[] }
    const people = Array.from({ length: PEOPLE_COUNT }, (_, at) => ({
      ...list.people[0],
      id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      name: `Person ${at}`,
      email: `person-${at}@harborview.test`,
    }))
    await route.fulfill({ response: answer, json: { ...list, people } })
  })
}

story('of ten thousand people, only the visible rows are drawn, at every scroll position', async ({ page }) => {
  await openSignedIn(page, CLIENTADMIN)
  await answerMany(page)
  await page.goto(PEOPLE)
  const rows = page.locator('tr[data-row]')
  await expect(page.getByRole('button', { name: /^Person 0 / })).toBeVisible()
  await expect(page.getByRole('table', { name: 'People' })).toHaveAttribute('aria-rowcount', String(PEOPLE_COUNT + 1))
  expect(await rows.count()).toBeLessThanOrEqual(MAX_DRAWN_ROWS)
  for (const part of [0.5, 1]) {
    await page.evaluate(`window.scrollTo(0, document.body.scrollHeight * ${part})`)
    await expect(page.getByRole('button', { name: part === 1 ? /^Person 9999 / : /^Person 5\d\d\d / }).first()).toBeVisible()
    expect(await rows.count()).toBeLessThanOrEqual(MAX_DRAWN_ROWS)
  }
  await page.goto('/logout')
})

story('on a phone several people are chosen by touch and changed', async ({ browser, testProduct }) => {
  const phone = await browser.newContext({
    baseURL: testProduct.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
  })
  const page = await phone.newPage()
  await openSignedIn(page, CLIENTADMIN)
  await page.goto(PEOPLE)
  await page.getByRole('button', { name: 'Select' }).tap()
  // A tap on the row and a tap on its checkbox both choose the person.
  await page.getByRole('button', { name: /^Imani Brooks/ }).tap()
  await page.getByRole('checkbox', { name: 'Choose Carmen Delgado' }).tap()
  const bar = page.getByRole('region', { name: 'What to do with the chosen people' })
  await expect(bar).toContainText('2 chosen')
  await expectUsable(page, 'choosing people on a phone')
  await page.getByRole('button', { name: /^Imani Brooks/ }).tap()
  await expect(bar).toContainText('1 chosen')

  await bar.getByRole('button', { name: 'More…' }).tap()
  await bar.getByRole('button', { name: 'Supervisor…' }).tap()
  await bar.getByRole('combobox', { name: 'Their supervisor' }).selectOption({ label: 'Nobody' })
  await bar.getByRole('button', { name: 'Show what changes for 1 person' }).tap()
  await expect(page.getByRole('heading', { name: 'Change several people' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to People' }).tap()
  // Nothing was started, so the same people are still chosen.
  await expect(bar).toContainText('1 chosen')
  await phone.close()
})
