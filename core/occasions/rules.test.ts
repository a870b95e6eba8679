import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Person } from '../users/person.ts'
import { openOccasionOffice, RULE } from './occasion-office.fixture.ts'
import { createRules, type RulesContext } from './rules.ts'

let desk: Awaited<ReturnType<typeof openOccasionOffice>>
beforeEach(async () => {
  desk = await openOccasionOffice()
})
afterEach(() => desk.drop())

const ADA = { id: 'ada', clientId: 'harborview', role: 'clientadmin', firstName: 'Ada', lastName: 'Test' } as Person // only these members are used
const WANTED = { ...RULE, isShared: true, version: 0 }

test('if the log fails, a rule for shared contacts is neither saved nor removed', async () => {
  const logged: unknown[] = []
  let isFull = true
  const append = (_transaction: unknown, { after }: { after: unknown }) =>
    isFull ? Promise.reject(new Error('The log is full.')) : Promise.resolve(void logged.push(after))
  const cardAccess = { find: () => Promise.resolve({ card: {}, profiles: [] }) }
  const rules = createRules({ ...desk.context, activity: { append }, cardAccess } as unknown as RulesContext) // only these members are used
  const kinds = async () => (await rules.list(ADA)).shared?.map(({ kind }) => kind)

  await expect(rules.put(ADA, WANTED)).rejects.toThrow('The log is full.')
  expect(await kinds()).toEqual([])
  isFull = false
  expect(await rules.put(ADA, WANTED)).toEqual({})
  isFull = true
  await expect(rules.remove(ADA, 'birthday', true)).rejects.toThrow('The log is full.')
  expect(await kinds()).toEqual(['birthday'])
  expect(logged).toEqual([{ action: 'occasion-rule-saved' }])
})
