import { afterEach, beforeEach, expect, test } from 'vitest'
import { BIRTHDAY, openOccasionOffice } from '../occasions/occasion-office.fixture.ts'
import { createBirthdays } from './birthdays.ts'

let desk: Awaited<ReturnType<typeof openOccasionOffice>>
beforeEach(async () => {
  desk = await openOccasionOffice()
  desk.addPerson('dana')
  await desk.putRule('dana')
})
afterEach(() => desk.drop())

const MOVE_IN = { ...BIRTHDAY, kind: 'move-in', monthDay: '06-01' } as const

test('a card for an imported birthday is prepared on the day of the import, if it is due', async () => {
  const [soon, later] = [await desk.addContact('dana', MOVE_IN), await desk.addContact('dana', MOVE_IN)]
  await desk.round()
  const birthdays = createBirthdays(desk.context)
  await birthdays.add(desk.database, 'harborview', new Map([[later, { monthDay: '06-02', year: null }]]))
  expect(await desk.readRound()).toMatchObject({ prepared_on: '2026-11-23' })
  await birthdays.add(desk.database, 'harborview', new Map([[soon, { monthDay: '12-03', year: 1946 }]]))
  await desk.round()
  expect(await desk.prepared()).toMatchObject([{ user_id: 'dana', day: '2026-12-03' }])
})
