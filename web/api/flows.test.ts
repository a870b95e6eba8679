import { afterEach, expect, test, vi } from 'vitest'
import { findFlowUrl } from './flow-url.ts'
import { readFlow, takeStep } from './flows.ts'

const OURS = '5f0c2a1e-7d34-4b8e-9a61-2c7b1e9d4f10'
const FLOW = '0b6c1d2e-3f40-4a51-8b62-7c83d94ea5f6'
const at = (query: Record<string, string>) => new URLSearchParams(query)
const flowUrls = { [OURS]: 'https://auth.example.com/flows' }

afterEach(() => vi.unstubAllGlobals())

test('the flow is read where the server says that identity has it', () => {
  expect(findFlowUrl(at({ environmentId: OURS, flowId: FLOW }), flowUrls)).toBe(`https://auth.example.com/flows/${FLOW}`)
  // With a custom domain, the address contains no environment.
  expect(findFlowUrl(at({ flowId: FLOW }), flowUrls)).toBe(`https://auth.example.com/flows/${FLOW}`)
})

test.each([
  ['another environment', { environmentId: 'a2d9c3b4-6e1f-4a70-8d52-9b7e0c5f1a38', flowId: FLOW }],
  ['a name that every object has', { environmentId: 'constructor', flowId: FLOW }],
  ['no flow', { environmentId: OURS }],
  ['a path in place of a flow', { environmentId: OURS, flowId: '../as/authorize' }],
])('no flow is read from %s', (_, query) => expect(findFlowUrl(at(query), flowUrls)).toBeUndefined())

test('steps go to the address of their own link, with the cookie of identity', async () => {
  const requests: { href: string; method: string; credentials: RequestCredentials | undefined }[] = []
  const href = `https://elsewhere.example.com/${OURS}/flows/${FLOW}`
  const flow = {
    id: FLOW,
    status: 'USERNAME_PASSWORD_REQUIRED',
    resumeUrl: `https://elsewhere.example.com/${OURS}/as/resume?flowId=${FLOW}`,
    _links: { self: { href }, 'usernamePassword.check': { href: `${href}?step` } },
  }
  vi.stubGlobal('fetch', (url: string, { method = 'GET', credentials }: RequestInit) => {
    requests.push({ href: url, method, credentials })
    return Promise.resolve(Response.json(flow))
  })
  const read = await readFlow('https://auth.example.com/flows/1')
  await takeStep(read, 'usernamePassword.check', { username: 'dana', password: 'secret' })
  expect(requests).toEqual([
    { href: 'https://auth.example.com/flows/1', method: 'GET', credentials: 'include' },
    { href: `${href}?step`, method: 'POST', credentials: 'include' },
  ])
})
