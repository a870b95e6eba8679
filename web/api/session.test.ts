import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { goSignedOut, sessionQuery } from './session.ts'
import { asBrowser } from '../testing/as-browser.ts'

asBrowser()

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  focusManager.setFocused(undefined)
})

test('the check every 60 seconds continues in a hidden page', async () => {
  vi.useFakeTimers()
  focusManager.setFocused(false)
  const fetches: string[] = []
  const brandless = { signedIn: false }
  vi.stubGlobal('fetch', (path: string) => {
    fetches.push(path)
    return Promise.resolve(Response.json(brandless))
  })
  const stop = new QueryObserver(new QueryClient(), { ...sessionQuery, retry: false }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(1_000)
  const before = fetches.length
  await vi.advanceTimersByTimeAsync(180_000)
  expect(fetches.length - before).toBe(3)
  stop()
})

/** The parts of a document that code needs to post a form. */
function stubDocument() {
  type Made = { name: string; type?: string; value?: string; method?: string; action?: string; inside: Made[]; isPosted: boolean }
  const body: Made[] = []
  const replaced: string[] = []
  const createElement = () => {
    const made: Made = { name: '', inside: [], isPosted: false }
    return Object.assign(made, { append: (one: Made) => void made.inside.push(one), submit: () => void (made.isPosted = true) })
  }
  vi.stubGlobal('document', { createElement, body: { append: (one: Made) => void body.push(one) } })
  vi.stubGlobal('location', { replace: (address: string) => void replaced.push(address) })
  return { body, replaced }
}

test('a sign-out at a remote identity posts the ID token in hidden fields, and never puts it into an address', () => {
  const { body, replaced } = stubDocument()
  const fields = { id_token_hint: 'an.id.token', post_logout_redirect_uri: 'https://cards.example.test/' }
  goSignedOut({ location: '/', form: { action: 'https://auth.example.test/as/signoff', fields } })
  expect(body).toMatchObject([
    {
      method: 'post',
      action: 'https://auth.example.test/as/signoff',
      isPosted: true,
      inside: Object.entries(fields).map(([name, value]) => ({ type: 'hidden', name, value })),
    },
  ])
  expect(replaced).toEqual([])
})

test('a sign-out that is already complete opens the next page', () => {
  const { body, replaced } = stubDocument()
  goSignedOut({ location: '/thankyou' })
  expect([body, replaced]).toEqual([[], ['/thankyou']])
})
