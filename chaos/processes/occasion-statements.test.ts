import { BIRTHDAY, openOccasionOffice } from '@fondly/core/occasions/occasion-office.fixture.ts'
import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { OCCASION_STATEMENTS } from './calls.ts'

test('a daily round sends each statement at which a trial interrupts it, and is claimed once and ended once', async () => {
  const desk = await openOccasionOffice()
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    desk.addPerson('dana')
    await desk.putRule('dana')
    await desk.addContact('dana', BIRTHDAY)
    query.mockClear()
    await desk.round()
    const texts = query.mock.calls.map(([first]) => (typeof first === 'string' ? first : ((first as { text?: string }).text ?? ''))) // the driver's other signatures have no text
    const counts = Object.entries(OCCASION_STATEMENTS).map(
      ([name, pattern]) => [name, texts.filter((text) => pattern.test(text)).length] as const,
    )
    expect(counts.filter(([, count]) => count === 0)).toEqual([])
    expect(Object.fromEntries(counts)).toMatchObject({ 'round claimed': 1, 'round ended': 1 })
  } finally {
    query.mockRestore()
    await desk.drop()
  }
})
