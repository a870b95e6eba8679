import { type DeliveryStandard, findArrival, findMailDate } from '@fondly/domain/delivery/arrival.ts'
import { addDeliveryDays } from '@fondly/domain/delivery/delivery-days.ts'
import { findStandard } from '@fondly/domain/delivery/delivery-standards.ts'
import { addDays, type Day } from '@fondly/domain/mail-date/mail-date.ts'
import { briefDay } from '../web/ui/brief-day.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { fill, LIBRARY, openCard } from './sender.ts'
import { story } from './story.ts'
import { expectUsable } from './usable.ts'

const CARD = '1HBE2115'
/** Where the press is, when no other place is set. */
const PRESS_ZIP = '45405'
const write = (day: Day) => briefDay(day, 'en-US')

async function readCalendar(page: Page) {
  const answer = await page.request.get(`/api/cards/${CARD}/order-form`)
  const { calendar } = (await answer.json()) as { calendar: { today: Day; blackoutDays: { day: Day }[] } }
  return { today: calendar.today, blackoutDays: new Set(calendar.blackoutDays.map(({ day }) => day)) }
}

/** Chooses a day in the calendar, which shows one month at a time. */
async function chooseDay(form: Locator, day: Day): Promise<void> {
  const named = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )
  const cell = form.getByRole('button', { name: named })
  for (let months = 0; months < 3 && (await cell.count()) === 0; months++) await form.getByRole('button', { name: 'Next month' }).click()
  await cell.click()
}

for (const [size, viewport] of [
  ['a wide screen', { width: 1440, height: 1000 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  story(`on ${size}, a day of arrival gives the mail date, and another ZIP code gives another one`, async ({ desk: page }) => {
    story.setTimeout(300_000)
    await page.setViewportSize(viewport)
    const calendar = await readCalendar(page)
    const form = await openCard(page, CARD)
    await form.getByRole('button', { name: 'Arrive by' }).click()
    await expect(form.getByText('Without the ZIP code this is the widest span.', { exact: false })).toBeVisible()

    await fill(form, LIBRARY)
    const far = standardOf(LIBRARY.zipCode)
    const wanted = addDeliveryDays(addDays(calendar.today, 20), 1)
    await chooseDay(form, wanted)
    await expectSpan(form, wanted, far, calendar)
    await expectUsable(page, 'the day of arrival')

    // Near the press the card may be mailed later.
    await fill(form, { zipCode: '45402', city: 'Dayton', state: 'Ohio' })
    await expectSpan(form, wanted, standardOf('45402'), calendar)

    // Tomorrow is too early for any place; the earliest day is one button away.
    await form.getByRole('button', { name: 'Mail on' }).click()
    await fill(form, { zipCode: '98104', city: 'Seattle', state: 'Washington' })
    await form.getByRole('button', { name: 'Arrive by' }).click()
    const tooEarly = addDeliveryDays(calendar.today, 1)
    const result = findMailDate(tooEarly, far, calendar)
    if (result.kind !== 'too-early') throw new Error('A card would arrive within a day.')
    while (await form.getByRole('button', { name: 'Previous month' }).isEnabled())
      await form.getByRole('button', { name: 'Previous month' }).click()
    await chooseDay(form, tooEarly)
    await expect(form.getByText(`It cannot arrive by then. The first day is ${write(result.earliest)}.`)).toBeVisible()
    await form.getByRole('button', { name: `Take ${write(result.earliest)}` }).click()
    await expectSpan(form, result.earliest, far, calendar)

    // A mail date says when its card arrives.
    await form.getByRole('button', { name: 'Mail on' }).click()
    const { first, last } = findArrival(result.mailDate, far)
    await expect(form.getByText(`Arrives ${write(first)} to ${write(last)}`)).toBeVisible()
    await form.getByRole('button', { name: 'Close' }).first().click()
    await page.getByRole('button', { name: 'Throw away' }).click()
  })

function standardOf(zip = ''): DeliveryStandard {
  const standard = findStandard(PRESS_ZIP, zip)
  if (!standard) throw new Error(`There is no standard for ${zip}.`)
  return standard
}

async function expectSpan(
  form: Locator,
  wanted: Day,
  standard: DeliveryStandard,
  calendar: Awaited<ReturnType<typeof readCalendar>>,
): Promise<void> {
  const result = findMailDate(wanted, standard, calendar)
  if (result.kind !== 'found') throw new Error(`No card arrives by ${wanted}.`)
  const { mailDate, arrival } = result
  const { first, last } = arrival
  await expect(form.getByText(first === last ? `Arrives ${write(first)}` : `Arrives ${write(first)} to ${write(last)}`)).toBeVisible()
  await expect(form.getByText(`Mail date: ${write(mailDate)}.`)).toBeVisible()
}
