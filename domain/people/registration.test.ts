import { expect, test } from 'vitest'
import { isMailDomain, judgeRegistration, type RegistrationRule } from './registration.ts'

const RULES: Record<string, RegistrationRule | undefined> = {
  none: undefined,
  off: { mode: 'off', domains: ['ours.test'] },
  domains: { mode: 'mail-domains', domains: ['ours.test'] },
  consent: { mode: 'consent', domains: [] },
}

test.each([
  ['none', 'a@anywhere.test', 'admitted'],
  ['off', 'a@ours.test', 'closed'],
  ['domains', 'A@Ours.Test', 'admitted'],
  ['domains', 'a@sub.ours.test', 'closed'],
  ['domains', 'a@ours.test.elsewhere.test', 'closed'],
  ['domains', 'a@ours.test@elsewhere.test', 'closed'],
  ['domains', 'ours.test', 'closed'],
  ['consent', 'a@anywhere.test', 'waiting'],
])('with the rule %s, %s is %s', (rule, email, verdict) => {
  expect(judgeRegistration(RULES[rule], email)).toBe(verdict)
})

test.each(['ours.test', 'a-b.co.uk', 'xn--bcher-kva.example'])('%s is a mail domain', (text) => expect(isMailDomain(text)).toBe(true))
test.each([
  '',
  'ours',
  'Ours.test',
  '.test',
  'ours..test',
  'a@ours.test',
  'ours.test/',
  `${'a'.repeat(64)}.test`,
  `${'ab.'.repeat(100)}test`,
])('%s is not a mail domain', (text) => expect(isMailDomain(text)).toBe(false))
