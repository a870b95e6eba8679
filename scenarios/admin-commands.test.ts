import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Session } from '@fondly/contracts/bff/session.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operatorCommand } from '@fondly/launch/commands/operator-commands.ts'
import type { Visitor } from './testing/visitor.ts'
import { startComposedProduct, type ComposedProduct } from './testing/composed-product.ts'

let testProduct: ComposedProduct
let clockAheadMs = 0
beforeAll(async () => {
  testProduct = await startComposedProduct({ clock: () => new Date(Date.now() + clockAheadMs) })
})
afterAll(() => testProduct?.close())

const say = (...words: string[]) =>
  operatorCommand(words)({
    ...testProduct.product.gateways,
    signOut: testProduct.product.core.signOut,
    reports: testProduct.product.core.reports,
    eraseContacts: testProduct.product.core.eraseContacts,
  })

/** Signs in. Returns the path where the browser ends, or the reason of a refusal. */
async function signIn(email: string, tab: Visitor = testProduct.newVisitor()): Promise<string> {
  const { pathname, searchParams } = await tab.signIn(email)
  return pathname === '/error' ? `refused: ${searchParams.get('reason')}` : pathname
}
async function userOf(tab: Visitor) {
  const session = await tab.json<Session>('GET', '/api/session')
  return session.signedIn ? session.user : undefined
}

test('contacts erase deletes the address book of one person', async () => {
  const tab = testProduct.newVisitor()
  await tab.signIn('clientadmin@harborview.test')
  const ruth = {
    isShared: false,
    firstName: 'Ruth',
    lastName: '',
    address1: '',
    address2: '',
    city: '',
    state: '',
    zipCode: '',
    tags: [],
    note: '',
  }
  await tab.json('POST', '/api/contacts', ruth)
  expect(await say('contacts', 'erase', 'ClientAdmin@harborview.test')).toBe(
    'The 1 contacts of ClientAdmin@harborview.test are deleted, with their cards and occasions.',
  )
  expect(await tab.json('POST', '/api/contact-lists', {})).toMatchObject({ total: 0 })
  expect(await say('contacts', 'erase', 'clientadmin@harborview.test')).toBe('clientadmin@harborview.test has no contacts.')
})

describe('unlock', () => {
  test('lets in a person whom an administrator had locked', async () => {
    expect(await signIn('locked@harborview.test')).toBe('refused: locked')
    expect(await say('unlock', 'Locked@Harborview.test')).toBe('locked@harborview.test is unlocked and may sign in.')
    expect(await signIn('locked@harborview.test')).toBe('/')
  })

  test('lets in a person who was locked for inactivity, even when the next visit is weeks later', async () => {
    // The first try locks the account; the second one finds it locked.
    expect(await signIn('dormant@harborview.test')).toBe('refused: locked')
    expect(await signIn('dormant@harborview.test')).toBe('refused: locked')
    await say('unlock', 'dormant@harborview.test')
    clockAheadMs = 30 * 86_400_000
    expect(await signIn('dormant@harborview.test')).toBe('/')
    expect(await signIn('dormant@harborview.test')).toBe('/')
    // From now on the time of the last visit counts, not that of the unlocking. After too long without a visit the account is locked again.
    clockAheadMs = 140 * 86_400_000
    expect(await signIn('dormant@harborview.test')).toBe('/')
    clockAheadMs = 262 * 86_400_000
    expect(await signIn('dormant@harborview.test')).toBe('refused: locked')
    clockAheadMs = 0
  })

  test('ends the wait after too many wrong passwords', async () => {
    const email = 'reporting@harborview.test'
    const tab = testProduct.newVisitor()
    for (let guess = 0; guess < 5; guess++) await expect(tab.signIn(email, 'wrong')).rejects.toThrow('answered 400')
    await expect(tab.signIn(email)).rejects.toThrow('PASSWORD_LOCKED_OUT')
    await say('unlock', email)
    expect(await signIn(email)).toBe('/')
  })

  test('lists the other reasons that keep the person out', async () => {
    expect(await say('unlock', 'disabled@harborview.test')).toBe(
      'disabled@harborview.test is unlocked.\nThe account is disabled, though: npm run admin -- enable disabled@harborview.test',
    )
  })
})

test('disable ends the sessions at once and keeps the person out until enable', async () => {
  const email = 'nosender@harborview.test'
  const tab = testProduct.newVisitor()
  expect(await signIn(email, tab)).toBe('/')
  expect(await say('disable', email)).toBe(`${email} is disabled and signed out.`)
  expect(await userOf(tab)).toBeUndefined()
  expect((await tab.ask('GET', '/api/catalogue')).status).toBe(401)
  expect(await signIn(email)).toBe('refused: disabled')
  expect(await say('enable', email)).toBe(`${email} is enabled and may sign in.`)
  expect(await signIn(email)).toBe('/')

  await say('disable', email)
  const { id } = (await testProduct.product.gateways.identity.findByEmail(email))[0] ?? { id: '' }
  await testProduct.product.gateways.identity.updateUser(id, { locked: true })
  expect(await say('enable', email)).toBe(`${email} is enabled.\nThe account is locked, though: npm run admin -- unlock ${email}`)
  await say('unlock', email)
})

describe('role', () => {
  test('takes effect on the next page without another password', async () => {
    const tab = testProduct.newVisitor()
    await signIn('admin@fondly.test', tab)
    expect(await userOf(tab)).toMatchObject({ role: 'admin' })
    expect(await say('role', 'admin@fondly.test', 'reporting')).toBe('admin@fondly.test is reporting from the next sign-in on.')
    expect(await userOf(tab)).toBeUndefined()
    expect((await tab.follow('/api/session/sign-in')).url.pathname).toBe('/')
    expect(await userOf(tab)).toMatchObject({ role: 'reporting' })
    await say('role', 'admin@fondly.test', 'admin')
  })

  test('reports that the groups of identity decide, except for admin', async () => {
    const email = 'orderer@harborview.test'
    expect(await say('role', email, 'clientadmin')).toBe(
      `The profile of ${email} says clientadmin now, but Harborview Residences takes its roles from the groups of the identity provider, which make it orderer: change the group there.`,
    )
    expect(await say('role', email, 'admin')).toBe(`${email} is admin from the next sign-in on.`)
    const tab = testProduct.newVisitor()
    await signIn(email, tab)
    // The rest of the profile stays unchanged.
    expect(await userOf(tab)).toMatchObject({ role: 'admin', email })
    await say('role', email, 'orderer')
  })

  test('must be a known role', async () => {
    await expect(say('role', 'orderer@harborview.test', 'boss')).rejects.toThrow(
      'There is no role boss. The roles are orderer, reporting, clientadmin and admin.',
    )
  })
})

test('sender profiles of the client, and no others, can be given and taken away', async () => {
  const email = 'nosender@harborview.test'
  const tab = testProduct.newVisitor()
  await signIn(email, tab)
  const offered = async () => {
    // Each change ends the session. The person signs in again without a password.
    await tab.follow('/api/session/sign-in')
    const { senderProfiles } = await tab.json<{ senderProfiles: { id: string }[] }>('GET', '/api/cards/1HBE2115/order-form')
    return senderProfiles.map(({ id }) => id)
  }
  expect(await offered()).toEqual([])
  expect(await say('profiles', email, 'harborview-leasing-office,harborview-resident-care')).toBe(
    `${email} sends for harborview-leasing-office, harborview-resident-care from the next sign-in on.`,
  )
  expect((await offered()).toSorted()).toEqual(['harborview-leasing-office', 'harborview-resident-care'])
  expect(await say('profiles', email, 'harborview-resident-care')).toContain('sends for harborview-resident-care from')
  expect(await offered()).toEqual(['harborview-resident-care'])
  await expect(say('profiles', email, 'harborview-resident-care,summit-policyholder-services')).rejects.toThrow(
    "Harborview Residences has no sender profile 'summit-policyholder-services'. It has harborview-resident-care (Resident Care), harborview-leasing-office (Leasing Office).",
  )
  expect(await offered()).toEqual(['harborview-resident-care'])
  expect(await say('profiles', email, 'none')).toBe(`${email} has no sender profile any more.`)
  expect(await offered()).toEqual([])
})

test.each(['nobody@harborview.test', `o'hara"\\@harborview.test`])('an unknown e-mail address is reported: %s', async (email) => {
  await expect(say('unlock', email)).rejects.toThrow(`Nobody has the e-mail address ${email}.`)
})

test.each([
  [[]],
  [['unlock']],
  [['promote', 'a@b.test']],
  [['unlock', 'a@b.test', 'now']],
  [['role', 'a@b.test']],
  [['toString', 'a@b.test']],
])('%j is answered with the usage', (words) => {
  expect(() => operatorCommand(words)).toThrow(/^Use one of:\n {2}npm run admin -- unlock EMAIL/)
})

test('the command prints a sentence and exits with 0, 1 for an error or 2 for wrong usage, beside a running Fondly', async () => {
  const run = async (...words: string[]) => {
    const environment = { ...process.env, DATABASE_URL: testProduct.database.url, FONDLY_DATA: testProduct.data, FONDLY_POOL_SIZE: '1' }
    const child = spawn(process.execPath, [new URL('../launch/commands/admin.ts', import.meta.url).pathname, ...words], {
      env: environment,
    })
    const output = { out: '', err: '' }
    child.stdout.on('data', (text: Buffer) => void (output.out += text.toString()))
    child.stderr.on('data', (text: Buffer) => void (output.err += text.toString()))
    const [code] = (await once(child, 'close')) as [number]
    return { code, ...output }
  }
  expect(await signIn('clientadmin@harborview.test')).toBe('/')
  const answers = await Promise.all([run('disable', 'clientadmin@harborview.test'), run('unlock', 'nobody@fondly.test'), run('unlock')])
  expect(answers).toEqual([
    { code: 0, out: 'clientadmin@harborview.test is disabled and signed out.\n', err: '' },
    { code: 1, out: '', err: 'Nobody has the e-mail address nobody@fondly.test.\n' },
    { code: 2, out: '', err: expect.stringMatching(/^Use one of:/) },
  ])
  expect(await signIn('clientadmin@harborview.test')).toBe('refused: disabled')
})
