import { silentLog } from '@fondly/kit/log.ts'
import { UpstreamTimeout } from '@fondly/kit/upstream-error.ts'
import { expect, test } from 'vitest'
import { createProfileUse } from './profile-use.ts'

const createUse = (list: () => Promise<{ senderProfiles: string[] }[]>) =>
  createProfileUse({ people: { list }, env: { log: silentLog } } as unknown as Parameters<typeof createProfileUse>[0]) // only these are used

test('people are counted for each profile, each person once', async () => {
  const use = createUse(() => Promise.resolve([{ senderProfiles: ['care', 'care', 'main'] }, { senderProfiles: ['care'] }]))
  expect(await use.countPeople('harborview')).toEqual(
    new Map([
      ['care', 2],
      ['main', 1],
    ]),
  )
})

test('while identity does not answer, the profiles are shown without these counts; other failures are reported', async () => {
  expect(await createUse(() => Promise.reject(new UpstreamTimeout('identity', undefined))).countPeople('harborview')).toBeUndefined()
  await expect(createUse(() => Promise.reject(new Error('ours'))).countPeople('harborview')).rejects.toThrow('ours')
})
