import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { chooseByLength } from '@fondly/kit/testing/long.ts'
import { expect, test } from 'vitest'
import { type ContactImportMoment, importContactsAndKill, listContactImportMoments } from './contact-imports.ts'

const TIMEOUT_MS = 900_000
/** The numbers of new people in a file, and of people who are already in the book. */
const PEOPLE_PER_FILE = 123

/** A few of the moments; `npm run chaos -- contact-imports` kills or suspends at every moment. */
const MOMENTS = chooseByLength<ContactImportMoment[]>({
  short: [
    { call: 'birthdays written', which: 2, point: 'after it was done', signal: 'SIGKILL' },
    { call: 'book locked', which: 1, point: 'before sending', signal: 'SIGSTOP' },
    { call: 'committed', which: 3, point: 'after it was done', signal: 'SIGKILL' },
  ],
  long: listContactImportMoments(1),
})

async function importAll(moments: readonly ContactImportMoment[], isControl: boolean) {
  const { url, drop } = await testDatabase()
  try {
    return await importContactsAndKill({ databaseUrl: url, moments, isControl })
  } finally {
    await drop()
  }
}

test(
  'when processes that import contacts are killed or suspended, each person is in the right book once, and the counts of the imports are right',
  async () => {
    const files = MOMENTS.length
    expect(await importAll(MOMENTS, false)).toEqual({ files, interruptions: files, people: files * PEOPLE_PER_FILE, broken: [] })
  },
  TIMEOUT_MS,
)

test(
  'without transactions the checker finds errors',
  async () => {
    const moment: ContactImportMoment = { call: 'contacts written', which: 1, point: 'after it was done', signal: 'SIGKILL' }
    expect((await importAll([moment], true)).broken).not.toEqual([])
  },
  TIMEOUT_MS,
)
