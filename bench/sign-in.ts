import { flowMediaType, type FlowAction } from '@fondly/contracts/pingone/flows.ts'
import { median } from './measure.ts'
import { report, short } from './report.ts'
import { ORIGIN, ordererName, withHouse, withOrderers } from './with-house.ts'

/**
 * How long identity takes to say no to a wrong password, and to answer that a code was sent, for accounts that exist and for names that nobody
 * has: one after the other, in turns, each name once, so that nobody is locked.
 */
const NAMES = 16
const WARMING_UP = 3

await withHouse({ widen: (world) => withOrderers(world, NAMES) }, async ({ newVisitor }) => {
  const taken = new Map<string, number[]>()
  for (let number = 0; number < NAMES; number++) {
    // Whoever goes first finds the machine another: they change places.
    const known: [string, string] = ['known', ordererName(number)]
    const unknown: [string, string] = ['unknown', `nobody-${number}@harborview.test`]
    for (const [kind, username] of number % 2 === 0 ? [known, unknown] : [unknown, known]) {
      for (const [action, body] of [
        ['usernamePassword.check', { username, password: 'not the password' }],
        ['password.forgot', { username }],
      ] as const) {
        const milliseconds = await timeOf(action, body)
        if (number >= WARMING_UP) taken.set(`${kind} ${action}`, [...(taken.get(`${kind} ${action}`) ?? []), milliseconds])
      }
    }
  }

  const rows = (['usernamePassword.check', 'password.forgot'] as const).map((action): [string, ...string[]] => {
    const medianOf = (kind: string) => median(taken.get(`${kind} ${action}`) ?? [])
    const [known, unknown] = [medianOf('known'), medianOf('unknown')]
    return [action, short(known), short(unknown), `${short(known / unknown)}x`]
  })
  report(`What identity says no to, ${NAMES - WARMING_UP} names each`, ['known, ms', 'unknown, ms', 'ratio'], rows)

  async function timeOf(action: FlowAction, body: object): Promise<number> {
    const visitor = newVisitor()
    const { url } = await visitor.follow('/api/session/sign-in')
    const flow = `${ORIGIN}/identity/${url.searchParams.get('environmentId')}/flows/${url.searchParams.get('flowId')}`
    const began = performance.now()
    const answer = await visitor.ask('POST', flow, body, { 'content-type': flowMediaType(action) })
    await answer.arrayBuffer()
    return performance.now() - began
  }
})
