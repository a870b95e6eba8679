import { FLOW_BODIES } from '@fondly/contracts/pingone/flows.ts'
import { invalidRequest, notFound, tooBusy, tooManyFailures } from '@fondly/upstreams/identity/faults.ts'
import { SERVED_ACTIONS } from '@fondly/upstreams/identity/flows/engine.ts'
import { FLOW_ERRORS } from '@fondly/upstreams/identity/flows/flow-errors.ts'
import { requirements, unsatisfied, type Requirement } from '@fondly/upstreams/identity/flows/password-rule.ts'
import { toRefusal, WRONG, type Problem } from '@fondly/upstreams/identity/flows/flow-problem.ts'
import { toInvalidData } from '@fondly/upstreams/identity/read-body.ts'
import { providerFaultMessage, PROVIDER_FAULTS } from '@fondly/upstreams/identity/rp/provider-fault.ts'
import { toFlowFailure } from '@fondly/web/features/sign-in/flow-failure.ts'
import { toSignInError } from '@fondly/web/features/sign-in/step-refusal.ts'
import { expect, test } from 'vitest'
import { english } from '@fondly/languages/english/english.ts'
import { spanish } from '@fondly/languages/spanish/spanish.ts'

/** Every kind of problem: a new one does not compile without its line here. */
const PROBLEMS: { [Kind in Problem['problem']]: Extract<Problem, { problem: Kind }>[] } = {
  'not offered': [{ problem: 'not offered' }],
  'invalid credentials': [{ problem: 'invalid credentials' }],
  'locked out': [{ problem: 'locked out', secondsUntilUnlock: 900 }],
  'too many codes': [{ problem: 'too many codes', secondsUntilUnlock: 61 }],
  'e-mail not allowed': [{ problem: 'e-mail not allowed' }],
  'name taken': [{ problem: 'name taken' }],
  'wrong value': keysOf(WRONG).map((target) => ({ problem: 'wrong value', target })),
  'weak password': (['default', 'nist'] as const).flatMap((rule) =>
    keysOf(requirements(rule)).map((name: Requirement) => ({
      problem: 'weak password',
      target: 'newPassword',
      unsatisfied: unsatisfied([name], rule),
    })),
  ),
}

const ENGLISH = /\b(?:the|is|was|not|must|please|invalid|input|too|expected)\b/i

// Bodies without fields, and with fields that are too long.
const unreadable = SERVED_ACTIONS.flatMap((action) =>
  [
    {},
    new Proxy({ username: '', email: '', password: '', newPassword: '', currentPassword: '' }, { get: () => 'x'.repeat(20_000) }),
  ].flatMap((body) => {
    const read = FLOW_BODIES[action].safeParse(body)
    return read.success ? [] : [toInvalidData(read.error)]
  }),
)

test.each([
  ...Object.values(PROBLEMS).flat().map(toRefusal),
  notFound(),
  tooBusy(),
  tooManyFailures(30),
  invalidRequest('The body is not JSON.'),
  ...unreadable,
])('a refused step is explained in Spanish: %s', (refusal) => {
  const body = refusal.body('1')
  const [inEnglish, inSpanish] = [
    toSignInError(body, { table: undefined, unexpected: english.page.unexpected }).sentences,
    toSignInError(body, { table: spanish, unexpected: spanish.page.unexpected }).sentences,
  ]
  expect(inSpanish).toHaveLength(inEnglish.length)
  for (const sentence of inSpanish) expect(inEnglish).not.toContain(sentence)
  expect(inSpanish.join(' ')).not.toMatch(ENGLISH)
})

const failures = [
  ...Object.entries(FLOW_ERRORS),
  ...PROVIDER_FAULTS.map((code) => [code, providerFaultMessage(code, 'Lumen Directory')] satisfies [string, string]),
]
test.each(failures)('a failed flow is explained in Spanish: %s', (code, message) => {
  const flow = { error: { code, message } }
  expect(toFlowFailure(flow, english.identity, english.page.unexpected).sentences).toEqual([message])
  const { sentences } = toFlowFailure(flow, spanish.identity, spanish.page.unexpected)
  expect(sentences).not.toEqual([message])
  expect(sentences.join(' ')).not.toMatch(ENGLISH)
})

function keysOf<Key extends string>(table: Record<Key, unknown>): Key[] {
  return Object.keys(table) as Key[] // a literal's own keys
}
