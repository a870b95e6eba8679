import { findMailDate } from '@fondly/domain/delivery/arrival.ts'
import { findHoliday, isDeliveryDay } from '@fondly/domain/delivery/delivery-days.ts'
import { addDays } from '@fondly/domain/mail-date/mail-date.ts'
import { expect, type Locator } from '@playwright/test'
import { fill, LIBRARY, openCard, readSetting } from './sender.ts'
import { story } from './story.ts'
import { expectUsable } from './usable.ts'

const CARD = '1HBE2115'
const SPAN = /Arrives \w+, \w+ \d+( to \w+, \w+ \d+)?/

/** A Sunday that can be reached from everywhere. */
function findSunday(today: string): string {
  let day = addDays(today, 21)
  while (isDeliveryDay(day) || findHoliday(day)) day = addDays(day, 1)
  return day
}
/** A day of arrival for which a letter is mailed on another day for each time under way, from two to five days of delivery. */
function findTellingDay(today: string, blackoutDays: ReadonlySet<string>): string {
  const calendar = { today, blackoutDays }
  for (let ahead = 20; ; ahead++) {
    const day = addDays(today, ahead)
    const mailed = [2, 3, 4, 5].map((max) => findMailDate(day, { min: 1, max }, calendar))
    const days = mailed.flatMap((one) => (one.kind === 'found' ? [one.mailDate] : []))
    if (isDeliveryDay(day) && new Set(days).size === mailed.length) return day
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
  story(`on ${size}, a day of arrival gives the mail date, and another ZIP code gives another one`, async ({ desk: page }) => {
    story.setTimeout(300_000)
    await page.setViewportSize(viewport)
    await page.getByRole('list', { name: 'Cards' }).waitFor()
    const form = await openCard(page, CARD)
    await form.getByRole('button', { name: 'Arrive by' }).click()
    await expect(form.getByText('Without the ZIP code this is the widest span.', { exact: false })).toBeVisible()

    await fill(form, LIBRARY)
    const { calendar } = await readSetting(page, CARD)
    const day = findTellingDay(calendar.today, new Set(calendar.blackoutDays.map((one) => one.day)))
    const button = form.getByRole('grid').getByRole('button', { name: nameDay(day) })
    while (!(await button.isVisible())) await form.getByRole('button', { name: 'Next month' }).click()
    await button.click()
    await expect(form.getByText(SPAN)).toBeVisible()
    // The field has the day of arrival, not the mail date that follows from it.
    const field = form.getByRole('textbox', { name: 'Day of arrival' })
    const chosen = await field.inputValue()
    const far = await mailDate(form).textContent()
    await expectUsable(page, 'the day of arrival')

    // Near the press the card may be mailed later.
    await fill(form, { zipCode: '45402', city: 'Dayton', state: 'Ohio' })
    await expect(mailDate(form)).not.toHaveText(far ?? '')
    await fill(form, { zipCode: '98104', city: 'Seattle', state: 'Washington' })
    await expect(mailDate(form)).toHaveText(far ?? '')
    await expect(field).toHaveValue(chosen)

    // Today is too early. A button offers the first possible day; use only the keyboard.
    await field.focus()
    await page.keyboard.type(calendar.today)
    await expect(form.getByText(/It cannot arrive by then\. The first day is \w+, \w+ \d+\./)).toBeVisible()
    await form.getByRole('button', { name: /^Take / }).press('Enter')
    await expect(form.getByText(SPAN)).toBeVisible()
    await expect(field).not.toHaveValue(chosen)
    await expect(field).toBeFocused()

    // What names no day stays, and Send refuses it.
    await field.fill('Crhistmas')
    await field.press('Tab')
    await expect(field).toHaveValue('Crhistmas')
    await expect(form.getByText('No such day. Write it like 11/24 or Nov 24.')).toBeVisible()
    await expect(form.getByText(SPAN)).toBeHidden()

    // A day without delivery says why, and a button takes the one before it.
    await field.fill(findSunday(calendar.today))
    await expect(form.getByText('No such day. Write it like 11/24 or Nov 24.')).toBeHidden()
    await expect(form.getByText(/The post delivers no letters on Sundays\. The last day before it is \w+, \w+ \d+\./)).toBeVisible()
    await expect(form.getByText(SPAN)).toBeVisible()
    await form.getByRole('button', { name: /^Take / }).press('Enter')
    await expect(form.getByText(/on Sundays/)).toBeHidden()
    await expect(field).toBeFocused()

    // A mail date says when its card arrives.
    const span = await form.getByText(SPAN).textContent()
    await form.getByRole('button', { name: 'Mail on' }).click()
    await expect(form.getByText(span ?? '')).toBeVisible()
    await form.getByRole('button', { name: 'Close' }).first().click()
    await page.getByRole('button', { name: 'Throw away' }).click()
  })
