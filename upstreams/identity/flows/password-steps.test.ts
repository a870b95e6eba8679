import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../testing/test-identity.ts'
import * as people from '../testing/people.ts'
import { act, begin, checkPassword, signOnForTokens, token } from '../testing/sign-on.ts'
import { openFlowVisits, NEW_PASSWORD, readFlow, readRefusal, listLinks } from '../testing/flow-visits.ts'

const { upstream, visit, newBrowser, findCode, passSeconds, withPassword, claimsOfFlow } = await openFlowVisits()

describe('a temporary password', () => {
  test('is replaced before anything else, and each refusal says why', async () => {
    const { address, flow } = await withPassword(people.MUST_CHANGE.email)
    expect(flow).toMatchObject({ status: 'MUST_CHANGE_PASSWORD', _embedded: { passwordPolicy: { length: { min: 8, max: 255 } } } })
    expect(listLinks(flow)).toEqual(['password.reset', 'self', 'session.reset'])

    const change = (currentPassword: string, newPassword: string) =>
      act(visit.browser, address, 'password.reset', { currentPassword, newPassword })
    expect(await readRefusal(await change('wrong', NEW_PASSWORD))).toMatchObject({
      status: 400,
      details: [{ code: 'INVALID_VALUE', target: 'currentPassword' }],
    })
    const weak = await readRefusal(await change(PASSWORD, 'abc'))
    expect(weak).toMatchObject({ code: 'INVALID_DATA', details: [{ code: 'INVALID_VALUE', target: 'newPassword' }] })
    const inner = weak.details?.[0]?.innerError ?? {}
    expect(inner.unsatisfiedRequirements).toEqual(['minCharacters', 'minCharacters', 'minCharacters', 'length', 'excludesCommonlyUsed'])
    for (const name of inner.unsatisfiedRequirements ?? []) expect(inner[name]).toEqual(expect.stringMatching(/^The password .*\.$/))
    expect((await readRefusal(await change(PASSWORD, PASSWORD))).details?.[0]?.innerError?.unsatisfiedRequirements).toEqual([
      'notSimilarToCurrent',
    ])

    const done = await readFlow(await change(PASSWORD, NEW_PASSWORD))
    expect(done.status).toBe('COMPLETED')
    visit.browser = newBrowser()
    const again = await begin(visit.browser, upstream.origin)
    expect((await checkPassword(visit.browser, again, people.MUST_CHANGE.email)).status).toBe(400)
    expect((await readFlow(await checkPassword(visit.browser, again, people.MUST_CHANGE.email, NEW_PASSWORD))).status).toBe('COMPLETED')
  })

  test('stays changed when the same documents are loaded again', async () => {
    await upstream.load(people.PEOPLE_WORLD)
    const address = await begin(visit.browser, upstream.origin)
    expect((await readFlow(await checkPassword(visit.browser, address, people.MUST_CHANGE.email, NEW_PASSWORD))).status).toBe('COMPLETED')
  })
})

describe('a forgotten password', () => {
  const recover = (address: string, recoveryCode: string, newPassword = NEW_PASSWORD) =>
    act(visit.browser, address, 'password.recover', { recoveryCode, newPassword })

  test('is replaced with a code, which signs on as well', async () => {
    const address = await begin(visit.browser, upstream.origin)
    const forgotten = await readFlow(await act(visit.browser, address, 'password.forgot', { username: people.FORGETFUL.email }))
    expect(forgotten).toMatchObject({ status: 'RECOVERY_CODE_REQUIRED', _embedded: { passwordPolicy: {} } })
    expect(listLinks(forgotten)).toEqual(['password.recover', 'password.sendRecoveryCode', 'self', 'session.reset'])
    passSeconds(1)
    // PingOne's reference writes this media type without '+json'.
    const sent = await visit.browser.go(address, {
      method: 'POST',
      headers: { 'content-type': 'application/vnd.pingidentity.password.sendRecoveryCode' },
    })
    expect(sent.status).toBe(200)
    const code = await findCode(people.FORGETFUL.email)
    expect(await readRefusal(await recover(address, code, 'Fondly'))).toMatchObject({ details: [{ target: 'newPassword' }] })
    expect(await readRefusal(await recover(address, 'WRONG'))).toMatchObject({
      details: [{ code: 'INVALID_VALUE', target: 'recoveryCode' }],
    })
    const done = await readFlow(await recover(address, code))
    expect(done.status).toBe('COMPLETED')
    expect(await claimsOfFlow(done)).toMatchObject({ sub: people.FORGETFUL.id })
    visit.browser = newBrowser()
    const again = await begin(visit.browser, upstream.origin)
    expect((await readFlow(await checkPassword(visit.browser, again, people.FORGETFUL.email, NEW_PASSWORD))).status).toBe('COMPLETED')
  })

  test('is recovered and ends the grants of everybody who signed on with the old one', async () => {
    const thief = newBrowser()
    const stolen = await signOnForTokens(thief, upstream.origin, { username: people.ROBBED.email })
    const refresh = (refreshToken = '') => token(thief, upstream.origin, { grant_type: 'refresh_token', refresh_token: refreshToken })
    const renewed = await refresh(stolen.body['refresh_token'])
    expect(renewed.status).toBe(200)
    const address = await begin(visit.browser, upstream.origin)
    await act(visit.browser, address, 'password.forgot', { username: people.ROBBED.email })
    expect((await recover(address, await findCode(people.ROBBED.email))).status).toBe(200)
    expect((await refresh(renewed.body['refresh_token'])).status).toBe(400)
  })

  test('is recovered and ends sessions and flows in other browsers, but not in this one', async () => {
    const thief = newBrowser()
    await signOnForTokens(thief, upstream.origin, { username: people.ROBBED.email, password: NEW_PASSWORD })
    const begun = await begin(thief, upstream.origin, { prompt: 'login' })
    // The owner is signed on too, and the application requires a new sign-on.
    await signOnForTokens(visit.browser, upstream.origin, { username: people.ROBBED.email, password: NEW_PASSWORD })
    const address = await begin(visit.browser, upstream.origin, { prompt: 'login' })
    await act(visit.browser, address, 'password.forgot', { username: people.ROBBED.email })
    const done = await readFlow(await recover(address, await findCode(people.ROBBED.email), 'Another-harbour-28'))
    expect(await claimsOfFlow(done)).toMatchObject({ sub: people.ROBBED.id })

    expect((await thief.go(begun)).status).toBe(404)
    const again = await readFlow(await thief.go(await begin(thief, upstream.origin)))
    expect(again.status).toBe('USERNAME_PASSWORD_REQUIRED')
    expect(again._embedded?.user).toBeUndefined()
  })

  test('gets the same answers for an unknown name as for a known one', async () => {
    const answerFor = async (username: string) => {
      visit.browser = newBrowser()
      const address = await begin(visit.browser, upstream.origin)
      const answers = [
        await act(visit.browser, address, 'password.forgot', { username }),
        await act(visit.browser, address, 'password.sendRecoveryCode'),
        await recover(address, 'GUESSED'),
        await recover(address, 'GUESSED', 'weak'),
        await visit.browser.go(address),
        ...(await Promise.all(Array.from({ length: 5 }, () => recover(address, 'GUESSED')))),
        await recover(address, 'GUESSED'),
      ]
      const bodies = await Promise.all(answers.map(async (one) => `${one.status} ${await one.text()}`))
      return bodies.map((body) => body.replaceAll(username, 'NAME').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')).toSorted()
    }
    expect(await answerFor('nobody.at.all@harborview.test')).toEqual(await answerFor(people.PLAIN.email))
  })

  test('is recovered, and the account is still asked for its second factor', async () => {
    const address = await begin(visit.browser, upstream.origin)
    await act(visit.browser, address, 'password.forgot', { username: people.BY_ANY.email })
    const next = await readFlow(await recover(address, await findCode(people.BY_ANY.email)))
    expect(next.status).toBe('DEVICE_SELECTION_REQUIRED')
  })
})
