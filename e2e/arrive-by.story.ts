import { expect, type Locator } from '@playwright/test'
import { fill, LIBRARY, openCard, readPageData } from './sender.ts'
import { story } from './story.ts'
import { expectUsable } from './usable.ts'

const CARD = '1HBE2115'
const SPAN = /Arrives \w+, \w+ \d+( to \w+, \w+ \d+)?/

/** The holidays of the post that may fall on a Sunday. */
const FIXED_HOLIDAYS = ['01-01', '06-19', '07-04', '11-11', '12-25']
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay()

/** Returns a Sunday, at least three weeks ahead, that is not also a holiday. A letter from any place would arrive by then. */
function findSunday(today: string): string {
  let day = addDays(today, 21)
  while (weekdayOf(day) !== 0 || FIXED_HOLIDAYS.includes(day.slice(5))) day = addDays(day, 1)
  return day
}
/**
 * Chooses a Friday, at least two weeks ahead, so that a letter arrives in time from any place. The week has no holiday and no closed day, so a letter
 * that takes one day less has another mail date.
 */
async function chooseFriday(
  form: Locator,
  { today, blackoutDays }: { today: string; blackoutDays: readonly { day: string }[] },
): Promise<void> {
  const grid = form.getByRole('grid')
  for (let daysAhead = 14; ; daysAhead++) {
    const day = addDays(today, daysAhead)
    if (weekdayOf(day) !== 5 || blackoutDays.some((closed) => closed.day <= day && closed.day >= addDays(day, -4))) continue
    const button = grid.getByRole('button', { name: nameDay(day) })
    while (!(await button.isVisible())) await form.getByRole('button', { name: 'Next month' }).click()
    // In this week, only Sunday may be closed.
    const week = grid.getByRole('row').filter({ has: button })
    if ((await week.getByRole('button', { disabled: true }).count()) < 2) return button.click()
  }
}
/** The name of a day's button in the calendar. */
const nameDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))
const mailDate = (form: Locator) => form.getByText(/^Mail date: /)

for (const [size, viewport] of [
  ['a wide screen', { width: 1440, height: 1000 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  story(`on ${size}, the day of arrival sets the mail date, and another ZIP code changes the mail date`, async ({ desk: page }) => {
    story.setTimeout(300_000)
    await page.setViewportSize(viewport)
    await page.getByRole('list', { name: 'Cards' }).waitFor()
    const form = await openCard(page, CARD)
    await form.getByRole('button', { name: 'Arrive by' }).click()
    await expect(form.getByText('Without the ZIP code this is the widest span.', { exact: false })).toBeVisible()

    await fill(form, LIBRARY)
    const { calendar } = await readPageData(page, CARD)
    await chooseFriday(form, calendar)
    await expect(form.getByText(SPAN)).toBeVisible()
    // The field has the day of arrival, not the mail date that follows from it.
    const field = form.getByRole('textbox', { name: 'Day of arrival' })
    const chosen = await field.inputValue()
    const farMailDate = await mailDate(form).textContent()
    await expectUsable(page, 'the day of arrival')

    // To an address near the press, the card can be mailed later.
    await fill(form, { zipCode: '45402', city: 'Dayton', state: 'Ohio' })
    await expect(mailDate(form)).not.toHaveText(farMailDate ?? '')
    await fill(form, { zipCode: '98104', city: 'Seattle', state: 'Washington' })
    await expect(mailDate(form)).toHaveText(farMailDate ?? '')
    await expect(field).toHaveValue(chosen)

    // Today is too early. A button offers the first possible day; use only the keyboard.
    await field.focus()
    await page.keyboard.type(calendar.today)
    await expect(form.getByText(/It cannot arrive by then\. The first day is \w+, \w+ \d+\./)).toBeVisible()
    await form.getByRole('button', { name: /^Take / }).press('Enter')
    await expect(form.getByText(SPAN)).toBeVisible()
    await expect(field).not.toHaveValue(chosen)
    await expect(field).toBeFocused()

    // A text that names no day stays in the field, and Send refuses it.
    await field.fill('Crhistmas')
    await field.press('Tab')
    await expect(field).toHaveValue('Crhistmas')
    await expect(form.getByText('No such day. Write it like 11/24 or Nov 24.')).toBeVisible()
    await expect(form.getByText(SPAN)).toBeHidden()

    // For a day without delivery, the form shows the reason, and a button chooses the delivery day before it.
    await field.fill(findSunday(calendar.today))
    await expect(form.getByText('No such day. Write it like 11/24 or Nov 24.')).toBeHidden()
    await expect(form.getByText(/The post delivers no letters on Sundays\. The last day before it is \w+, \w+ \d+\./)).toBeVisible()
    await expect(form.getByText(SPAN)).toBeVisible()
    await form.getByRole('button', { name: /^Take / }).press('Enter')
    await expect(form.getByText(/on Sundays/)).toBeHidden()
    await expect(field).toBeFocused()

    // The form also shows the days of arrival when the sender chooses the mail date.
    const span = await form.getByText(SPAN).textContent()
    await form.getByRole('button', { name: 'Mail on' }).click()
    await expect(form.getByText(span ?? '')).toBeVisible()
    await form.getByRole('button', { name: 'Close' }).first().click()
    await page.getByRole('button', { name: 'Throw away' }).click()
  })
