import type { Session } from '@fondly/contracts/bff/session.ts'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { followSession } from './session-changes.ts'
import { type SignedIn, sessionQuery } from './session.ts'

const tones = { brand: '#000000', accent: '#000000', onAccent: '#ffffff', wash: '#eeeeee', washInk: '#000000' }
const brand = { name: 'Fondly', light: tones, dark: tones } as Session['brand']

const signedOut: Session = { signedIn: false, brand, demo: false, flowUrls: {} }
const ann: SignedIn = {
  signedIn: true,
  brand,
  demo: false,
  flowUrls: {},
  debug: false,
  user: {
    firstName: 'Ann',
    lastName: 'Example',
    email: 'ann@example.test',
    role: 'orderer',
    reportingUsers: [],
    language: 'en_US',
    languages: ['en_US'],
    favorites: [],
    recents: [],
    darkMode: false,
  },
  isBeingResolved: false,
  client: { id: 'acme', name: 'Acme' },
  dashboardUrl: null,
  mayChangePassword: false,
  maySignByHand: true,
  secondFactorsUrl: null,
  banner: null,
  singleSend: false,
  recipient: null,
  cardsThisMonth: null,
}
const withUser = (change: Partial<SignedIn['user']>): SignedIn => ({ ...ann, user: { ...ann.user, ...change } })
const bob = withUser({ email: 'bob@example.test' })

/** Answers with these sessions one after the other. Returns the calls of the listener for each session. */
function callsFor(...sessions: Session[]): string[][] {
  const queries = new QueryClient()
  let calls: string[] = []
  const note = (name: string) => () => void calls.push(name)
  followSession(queries, {
    brand: ({ name }) => void calls.push(`brand ${name}`),
    theme: (darkMode) => void calls.push(darkMode ? 'dark' : 'light'),
    sentry: (dsn) => void calls.push(`sentry ${dsn}`),
    signedIn: note('signed in'),
    rights: note('rights'),
    otherUser: note('other user'),
  })
  return sessions.map((session) => {
    calls = []
    queries.setQueryData(sessionQuery.queryKey, session)
    return calls
  })
}

test('the first answer applies the brand, and the theme of a user', () =>
  expect(callsFor(signedOut, ann)).toEqual([['brand Fondly'], ['light', 'signed in']]))

test('an answer that changes nothing calls nothing', () => expect(callsFor(ann, structuredClone(ann)).at(1)).toEqual([]))

test('a user who signs in again after their session ended is not signed in a second time', () =>
  expect(callsFor(ann, signedOut, ann).slice(1)).toEqual([[], ['light']]))

test('the theme changes at once when the user switches it', () =>
  expect(callsFor(ann, withUser({ darkMode: true })).at(1)).toEqual(['dark']))

test('other card languages or another client count as changed rights; a heart does not', () =>
  expect(
    callsFor(ann, withUser({ favorites: ['1'] }), withUser({ languages: ['en_US', 'es'] }), {
      ...ann,
      client: { id: 'other', name: 'Other' },
    }),
  ).toEqual([['brand Fondly', 'light', 'signed in'], [], ['rights'], ['rights']]))

test('another user is reported once, and does not count as a sign-in or as changed rights', () =>
  expect(callsFor(ann, bob, { ...bob, cardsThisMonth: 3 }, ann, bob).slice(1)).toEqual([['other user'], [], [], ['other user']]))

test('another user after the session ended is reported too', () =>
  expect(callsFor(ann, signedOut, bob).slice(1)).toEqual([[], ['light', 'other user']]))

test('error reports begin with the first answer that has their address', () =>
  expect(callsFor({ ...signedOut, sentryDsn: 'https://sentry.test/1' }, { ...ann, sentryDsn: 'https://sentry.test/1' })).toEqual([
    ['brand Fondly', 'sentry https://sentry.test/1'],
    ['light', 'signed in'],
  ]))

test('a session that is already known is reported too, and after stopping nothing is called', () => {
  const queries = new QueryClient()
  queries.setQueryData(sessionQuery.queryKey, ann)
  const calls: string[] = []
  const note = (name: string) => () => void calls.push(name)
  const stop = followSession(queries, {
    brand: note('brand'),
    theme: note('theme'),
    sentry: note('sentry'),
    signedIn: note('signed in'),
    rights: note('rights'),
    otherUser: note('other user'),
  })
  expect(calls).toEqual(['brand', 'theme', 'signed in'])
  stop()
  queries.setQueryData(sessionQuery.queryKey, bob)
  expect(calls).toHaveLength(3)
})
