import { PingOneError } from '@fondly/contracts/pingone/errors.ts'
import { Flow, FLOW_STATUSES } from '@fondly/contracts/pingone/flows.ts'
import {
  RECORDED_DEVICES,
  RECORDED_POLICY,
  RECORDED_PROVIDER,
  RECORDED_RANGES,
  RECORDED_REFUSALS,
  RECORDED_UNKNOWN_FLOW,
  recordedFlow,
} from '@fondly/contracts/pingone/recorded-bodies.ts'
import { flowEffect } from '@fondly/domain/sign-in/flow-view.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { page } from '@fondly/languages/english/page.ts'
import { signInSteps } from '@fondly/languages/english/sign-in-steps.ts'
import { spanish } from '@fondly/languages/spanish/spanish.ts'
import { choiceName, deviceName, findSelectedDevice } from './device-names.ts'
import { findPasswordPolicy } from './password-policy.ts'
import { findExternalProvider } from './external-provider.ts'
import { toSignInError } from './step-refusal.ts'

const IN_ENGLISH = { table: undefined, unexpected: page.unexpected }
const IN_SPANISH = { table: spanish, unexpected: spanish.page.unexpected }

vi.stubGlobal('location', new URL('https://cards.example.com/login'))
afterAll(() => void vi.unstubAllGlobals())

test.each(Object.entries(RECORDED_REFUSALS))('%s is shown in PingOne’s words in English and in our words in Spanish', (_, body) => {
  const fault = PingOneError.parse(body)
  const [inEnglish, inSpanish] = [toSignInError(fault, IN_ENGLISH), toSignInError(fault, IN_SPANISH)]
  const bodyText = JSON.stringify(body)
  for (const sentence of inEnglish.sentences) expect(bodyText).toContain(sentence.split(' Please try again in')[0])
  expect(inSpanish.sentences).not.toEqual(inEnglish.sentences)
  expect(inSpanish.sentences.join(' ')).not.toMatch(/\bThe\b|\bis\b/)
})

test('every unsatisfied requirement is shown once, in its own words', () => {
  const { sentences } = toSignInError(PingOneError.parse(RECORDED_REFUSALS['a weak password']), IN_ENGLISH)
  expect(sentences).toEqual([
    'The provided password did not contain enough of each kind of character',
    'The provided password did not contain 8 to 255 characters',
  ])
})

test.each(RECORDED_RANGES)('a range in a refusal does not hide its sentence', (body) => {
  expect(toSignInError(PingOneError.parse(body), IN_ENGLISH).sentences).toEqual(['The value is out of range.'])
})

test('an unknown flow is reported in our own sentence', () => {
  const { sentences } = toSignInError(PingOneError.parse(RECORDED_UNKNOWN_FLOW), IN_ENGLISH)
  expect(sentences).toEqual(['An unexpected problem occurred. Please try again or contact support.'])
})

test.each(FLOW_STATUSES)('a flow in %s is read with everything that PingOne embeds', (status) => {
  const embedded = {
    user: { id: 'a', username: 'somebody', name: { given: 'Some', family: 'Body' }, email: 'somebody@example.com', photo: {} },
    passwordPolicy: RECORDED_POLICY,
    devices: RECORDED_DEVICES,
    socialProviders: [RECORDED_PROVIDER],
    application: { id: 'b', name: 'Cards' },
  }
  const flow = Flow.parse(recordedFlow(status, ['usernamePassword.check'], embedded, { signOnPage: {}, selectedDevice: { id: 'none' } }))
  expect(flowEffect(flow.status).does).toMatch(/^(show|leave|resume|fail)$/)
  expect(findPasswordPolicy(flow)).toBe('default')
  expect(findExternalProvider(flow)).toEqual({ href: RECORDED_PROVIDER._links.authenticate.href, name: 'Staff directory' })
})

test('every kind of device has a name to choose it', () => {
  const names = RECORDED_DEVICES.map((device) => choiceName(device, signInSteps))
  expect(names).toEqual([
    'Passcode by text to *****1234',
    'Passcode by email to t*****@example.com',
    'Approve on Galaxy S21',
    'Passcode of an authenticator (Tablet)',
    'Approve on your phone',
  ])
  const asked = recordedFlow(
    'PUSH_CONFIRMATION_REQUIRED',
    ['device.select'],
    { devices: RECORDED_DEVICES },
    { selectedDevice: { id: RECORDED_DEVICES[2]?.id } },
  )
  expect(deviceName(findSelectedDevice(Flow.parse(asked)), signInSteps)).toBe('Galaxy S21')
})

test('a provider without a name is opened with its link, unless that is not a web address', () => {
  const leaving = (href: string) => ({
    ...recordedFlow('EXTERNAL_AUTHENTICATION_REQUIRED', []),
    _links: { self: { href }, authenticate: { href } },
  })
  expect(findExternalProvider(Flow.parse(leaving('/identity/env/rp/authenticate')))).toEqual({
    href: 'https://cards.example.com/identity/env/rp/authenticate',
    name: undefined,
  })
  expect(findExternalProvider(Flow.parse(leaving('javascript:alert(1)')))).toBeUndefined()
})
