import type { Session } from '@fondly/contracts/bff/session.ts'
import { beforeEach } from 'vitest'
import type { browser } from './browser.ts'
import { smallWorld } from './small-world.ts'

/** Prepares the small world for a test file about sessions. At the start of each test, identity answers at once and refuses nothing. */
export async function sessionsWorld() {
  const small = await smallWorld()
  const { world } = small
  beforeEach(() => {
    world.silent.clear()
    world.refused.clear()
    world.calls.length = 0
    world.slow = 0
  })
  return {
    ...small,
    passMinutes: (count: number) => {
      world.now += count * 60_000
    },
    /** Returns the e-mail address of the signed-in user; undefined if nobody is signed in. */
    signedInAs: async (tab: ReturnType<typeof browser>) => {
      const session = await tab.read<Session>('/api/session')
      return session.signedIn ? session.user.email : undefined
    },
  }
}
