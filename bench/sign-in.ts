import { flowMediaType, type FlowAction } from '@fondly/contracts/pingone/flows.ts'
import { median } from './measure.ts'
import { report, short } from './report.ts'
import { ORIGIN, ordererName, withProduct, withOrderers } from './with-product.ts'

/**
 * Measures how long identity takes to refuse a wrong password and to answer that a code was sent, for accounts that exist and for names that
 * nobody has. The kinds alternate, and each name is used once, so that no account is locked.
 */
const NAME_COUNT = 16
const WARM_UP_COUNT = 3

await withProduct({ widen: (world) => withOrderers(world, NAME_COUNT) }, async ({ newVisitor }) => {
  const taken = new Map<string, number[]>()
  for (let number = 0; number < NAME_COUNT; number++) {
    // Alternate which kind goes first, because the order may change the times.
    const known: [string, string] = ['known', ordererName(number)]
    const unknown: [string, string] = ['unknown', `nobody-${number}@harborview.test`]
    for (const [kind, username] of number % 2 === 0 ? [known, unknown] : [unknown, known]) {
      for (const [action, body] of [
        ['usernamePassword.check', { username, password: 'not the password' }],
        ['password.forgot', { username }],
      ] as const) {
        const milliseconds = await timeOf(action, body)
        if (number >= WARM_UP_COUNT) taken.set(`${kind} ${action}`, [...(taken.get(`${kind} ${action}`) ?? []), milliseconds])
      }
    }
  }

  const rows = (['usernamePassword.check', 'password.forgot'] as const).map((action): [string, ...string[]] => {
    const medianOf = (kind: string) => median(taken.get(`${kind} ${action}`) ?? [])
    const [known, unknown] = [medianOf('known'), medianOf('unknown')]
    return [action, short(known), short(unknown), `${short(known / unknown)}x`]
  })
  report(`What identity says no to, ${NAME_COUNT - WARM_UP_COUNT} names each`, ['known, ms', 'unknown, ms', 'ratio'], rows)

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
