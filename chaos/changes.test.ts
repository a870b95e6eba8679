import { chooseByLength } from '@fondly/kit/testing/long.ts'
import { expect, test } from 'vitest'
import { changeAndKill, type ChangeMoment, listChangeMoments } from './changes.ts'
import { copyDemonstration } from './processes/test-product.ts'

const TIMEOUT_MS = 900_000

/** A few of the moments; `npm run chaos -- changes` kills at every moment. */
const MOMENTS = chooseByLength<ChangeMoment[]>({
  short: [
    { kind: 'setting', call: 'client document', point: 'after it was done' },
    { kind: 'banner', call: 'change noted', point: 'after it was done' },
  ],
  long: listChangeMoments(1),
})

test(
  'a change whose process is killed with -9, or that two administrators make at once, is in the log once and matches commerce',
  async () => {
    const { databaseUrl, folder, remove } = await copyDemonstration()
    try {
      const result = await changeAndKill({ folder, databaseUrl, moments: MOMENTS })
      expect(result).toEqual({ changes: 4 * MOMENTS.length, kills: MOMENTS.length, broken: [] })
    } finally {
      await remove()
    }
  },
  TIMEOUT_MS,
)
