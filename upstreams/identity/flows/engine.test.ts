import { FLOW_ACTIONS, FLOW_STATUSES } from '@fondly/contracts/pingone/flows.ts'
import { describe, expect, test } from 'vitest'
import { advance, beginFlow, isOffered, offeredActions, type Fact, type FlowState } from './engine.ts'
import { FLOW_TABLE } from './flow-table.ts'

const user = { id: 'c2f5b0de-0a52-4f3c-9f0e-3d1b2a4c5d6e', username: 'orderer@harborview.test' }
const at = new Date('2026-11-20T12:00:00Z')
const facts: Fact[] = [
  { action: 'usernamePassword.check', found: 'right', user, at },
  { action: 'usernamePassword.check', found: 'wrong' },
  { action: 'usernamePassword.check', found: 'locked out', secondsUntilUnlock: 900 },
  { action: 'usernamePassword.check', found: 'user gone' },
  { action: 'session.reset' },
]
const standing = (status: FlowState['status']): FlowState => ({ status, policy: 'Customer-Care', methods: [] })

describe.each(FLOW_STATUSES)('%s', (status) => {
  const state = standing(status)

  test('offers only what PingOne offers there and what works here', () => {
    const offered = FLOW_ACTIONS.filter((action) => isOffered(state, action))
    expect(offered.toSorted()).toEqual(offeredActions(state).toSorted())
    expect(FLOW_TABLE[status].actions).toEqual(expect.arrayContaining(offered))
  })

  test('every fact moves it along the table, or is refused and changes nothing', () => {
    for (const fact of facts) {
      const before = structuredClone(state)
      const after = advance(state, fact)
      expect(state).toEqual(before)
      const isRefused = 'problem' in after && after.problem === 'not offered'
      expect(isRefused).toBe(!isOffered(state, fact.action))
      expect('problem' in after || FLOW_TABLE[status].next.includes(after.status)).toBe(true)
    }
  })

  test('is either final or can be left', () => {
    const final = status === 'COMPLETED' || status === 'FAILED'
    expect(FLOW_TABLE[status].actions.includes('session.reset')).toBe(!final)
    expect(FLOW_TABLE[status].next.length > 0).toBe(!final)
  })
})

test('every status of the table can be come to, from the first ones on', () => {
  const reached = new Set<string>(['USERNAME_PASSWORD_REQUIRED', 'SIGN_ON_REQUIRED'])
  for (const status of reached) for (const next of FLOW_TABLE[status as FlowState['status']].next) reached.add(next)
  expect([...reached].toSorted()).toEqual([...FLOW_STATUSES].toSorted())
})

test('a right password completes the flow with who, how and when', () => {
  expect(advance(beginFlow('Summit'), { action: 'usernamePassword.check', found: 'right', user, at })).toEqual({
    status: 'COMPLETED',
    policy: 'Summit',
    user,
    methods: ['pwd'],
    authenticatedAt: at.toISOString(),
  })
})

test('somebody known is asked for the password alone, and may switch to another account', () => {
  const known = beginFlow('Customer-Care', user)
  expect(known).toMatchObject({ status: 'PASSWORD_REQUIRED', user })
  expect(advance(known, { action: 'session.reset' })).toEqual(beginFlow('Customer-Care'))
})

test('somebody known whose account has gone meanwhile cannot go on', () => {
  expect(advance(beginFlow('Customer-Care', user), { action: 'usernamePassword.check', found: 'user gone' })).toMatchObject({
    status: 'FAILED',
    error: { code: 'ACCESS_FAILED' },
  })
})
