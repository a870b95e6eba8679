import { expect, test } from 'vitest'
import { masked, queriesBlanked } from './sentry.ts'

test('an error sent to Sentry holds only its class and places', () => {
  const frames = [{ filename: '/assets/index-4f2a.js', lineno: 1, colno: 20312 }]
  const event = masked({
    type: undefined,
    event_id: '0123',
    message: 'Marguerite',
    request: { url: 'https://cards.example.com/?firstName=Marguerite' },
    user: { email: 'marguerite@example.com' },
    extra: { form: 'Marguerite' },
    breadcrumbs: [{ message: 'Marguerite' }],
    exception: { values: [{ type: 'TypeError', value: 'Marguerite is not a function', stacktrace: { frames } }] },
  })
  expect(JSON.stringify(event)).not.toMatch(/marguerite/i)
  expect(event).toMatchObject({ event_id: '0123', exception: { values: [{ type: 'TypeError', value: '', stacktrace: { frames } }] } })
})

test('queries of addresses are overwritten in a report, so that its length stays the same', () => {
  const body =
    '{"type":"replay_recording","length":99}\n[{"href":"http://localhost:3000/?history=1&search=okonkwo"},{"name":"/?q=lantern"}]'
  const sent = queriesBlanked(body)
  expect(sent).not.toMatch(/okonkwo|lantern/)
  expect(sent).toContain('http://localhost:3000/?xxxx')
  expect(sent).toHaveLength(body.length)
  expect(new TextDecoder().decode(queriesBlanked(new TextEncoder().encode(body)) as Uint8Array)).toBe(sent)
})
