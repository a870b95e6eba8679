import { describe, expect, test } from 'vitest'
import { dashboardLink } from './dashboard-link.ts'
import { legibleAccent } from './legible-accent.ts'
import { contrast, toHex, oklch } from './oklch.ts'
import { slugProblem } from './slug.ts'

test.each([
  'login',
  'invitation',
  'sso',
  'logout',
  'error',
  'thankyou',
  'api',
  'art',
  'healthz',
  'readyz',
  'identity',
  'commerce',
  'worker',
  'renderer',
  'press',
  'outbox',
])('no client can have the slug %s', (slug) => expect(slugProblem(slug)).toBe(`'${slug}' is the name of a page of the product.`))

test('a slug has only lower-case letters, digits and hyphens, and a limited length', () => {
  expect(slugProblem('harborview')).toBeUndefined()
  for (const slug of ['', 'a', 'Harbor', 'manifest.json', '1st', 'a/b', 'x'.repeat(41)]) expect(slugProblem(slug)).toMatch(/^A slug is/)
})

test.each([
  [{ policy: undefined, role: 'admin' }, 'https://reports.test/harborview'],
  [{ policy: 'Summit', role: 'clientadmin' }, 'https://reports.test/sso/harborview'],
  [{ policy: undefined, role: 'reporting' }, 'https://reports.test/harborview'],
  [{ policy: undefined, role: 'orderer' }, undefined],
  [{ policy: undefined, role: 'reporting', dashboardUrl: undefined }, '/dashboard/harborview'],
  [{ policy: 'Summit', role: 'clientadmin', dashboardUrl: undefined }, '/dashboard/sso/harborview'],
  [{ policy: 'Summit', role: 'admin', dashboardUrl: undefined }, '/dashboard'],
  [{ policy: undefined, role: 'orderer', dashboardUrl: undefined }, undefined],
] as const)('%j leads to %s', (request, link) => {
  expect(dashboardLink({ dashboardUrl: 'https://reports.test/', clientKey: 'harborview', ...request })).toBe(link)
})

describe('the accent colour of a client is made legible', () => {
  const everyColour = ['00', '40', '80', 'C0', 'FF'].flatMap((r, _, steps) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)))

  test.each([...everyColour, '#2A8C8C', '#b5372a'])('%s', (colour) => {
    const { light, dark } = legibleAccent(colour)
    for (const ground of ['#F6F2E9', '#FDFBF6', '#ECE6DA', light.onAccent]) expect(contrast(light.accent, ground)).toBeGreaterThanOrEqual(5)
    expect(contrast(light.washInk, light.wash)).toBeGreaterThanOrEqual(7)
    expect(contrast(dark.accent, '#25211D')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(dark.accent, dark.onAccent)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(dark.washInk, dark.wash)).toBeGreaterThanOrEqual(4.5)
  })

  test('a colour is read and written without loss, and the demonstration colour keeps its chosen shades', () => {
    for (const colour of everyColour) expect(toHex(oklch(colour))).toBe(colour)
    expect(contrast('#000000', '#FFFFFF')).toBe(21)
    expect(legibleAccent('#2A8C8C')).toMatchObject({ light: { brand: '#2A8C8C', wash: '#E2EDE8' } })
  })
})
