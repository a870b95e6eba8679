import { expect, test } from 'vitest'
import { auditVerdict } from './audit.ts'

const found = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      leaky: { name: 'leaky', severity, range: '<=1.2.3', via: [{ title: 'Reads any file', url: 'https://advisories.test/1' }, 'other'] },
    },
  })

test.each(['high', 'critical'])('a %s advisory is refused, with the package, the versions and the reason', (severity) => {
  const { outcome, message } = auditVerdict(found(severity))
  expect(outcome).toBe('failed')
  expect(message).toContain(`leaky <=1.2.3: ${severity}, Reads any file (https://advisories.test/1)`)
})

test.each(['info', 'low', 'moderate'])('a %s advisory is not refused', (severity) =>
  expect(auditVerdict(found(severity)).outcome).toBe('passed'),
)

test.each([
  ['nothing', ''],
  ['an error of npm', '{"message":"405 Method Not Allowed - POST https://registry.test/-/npm/v1/security/advisories/bulk"}'],
  ['a page', '<html>'],
])('a registry that answers with %s is reported in one line and counts as skipped', (_, printed) => {
  expect(auditVerdict(printed)).toEqual({
    outcome: 'skipped',
    message: 'The registry does not answer npm audit here: advisories were not looked at.',
  })
})
