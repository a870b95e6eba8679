import { createHash } from 'node:crypto'
import { flowMediaType, type FlowAction } from '@fondly/contracts/pingone/flows.ts'
import { ENVIRONMENT, ORDERER, PASSWORD, WEB } from './test-identity.ts'
import type { TestBrowser } from './browser.ts'

export const VERIFIER = 'a-code-verifier-that-is-long-enough-for-the-rule-of-43-characters'
export const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')

export function authorizeUrl(origin: string, more: Record<string, string> = {}): URL {
  const url = new URL(`${origin}/identity/${ENVIRONMENT}/as/authorize`)
  url.search = authorizeQuery(origin, more)
  return url
}

/** The query of the authorize request of a product at this origin. */
export function authorizeQuery(origin: string, more: Record<string, string> = {}): string {
  return new URLSearchParams({
    client_id: WEB.clientId,
    redirect_uri: `${origin}/api/session/callback`,
    response_type: 'code',
    scope: 'openid profile address phone email p1:read:user p1:update:user',
    state: 'a-state',
    nonce: 'n'.repeat(60),
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    acr_values: 'Customer-Care',
    ...more,
  }).toString()
}

/** Goes from authorize to the login page and returns the flow's address. */
export async function begin(browser: TestBrowser, origin: string, more?: Record<string, string>): Promise<string> {
  const { location } = await browser.follow(authorizeUrl(origin, more))
  const flowId = location && new URL(location).searchParams.get('flowId')
  if (!flowId) throw new Error(`No flow: ${location}`)
  return `${origin}/identity/${ENVIRONMENT}/flows/${flowId}`
}

export function act(browser: TestBrowser, flow: string, action: FlowAction, body: unknown = {}): Promise<Response> {
  return browser.go(flow, { method: 'POST', headers: { 'content-type': flowMediaType(action) }, body: JSON.stringify(body) })
}

export const checkPassword = (browser: TestBrowser, flow: string, username = ORDERER.email, password = PASSWORD) =>
  act(browser, flow, 'usernamePassword.check', { username, password })

/** Signs on and returns the callback's address. */
export async function signOn(
  browser: TestBrowser,
  origin: string,
  { username = ORDERER.email, password = PASSWORD, ...more }: Record<string, string> = {},
): Promise<URL> {
  const flow = await begin(browser, origin, more)
  const done = (await (await checkPassword(browser, flow, username, password)).json()) as { status: string; resumeUrl: string }
  if (done.status !== 'COMPLETED') throw new Error(`Not completed: ${JSON.stringify(done)}`)
  const { location } = await browser.follow(done.resumeUrl)
  return new URL(location ?? 'nowhere:')
}

export async function token(
  browser: TestBrowser,
  origin: string,
  form: Record<string, string>,
  application: { clientId: string; clientSecret: string } = WEB,
) {
  const response = await browser.go(`${origin}/identity/${ENVIRONMENT}/as/token`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${btoa(`${application.clientId}:${application.clientSecret}`)}`,
    },
    body: new URLSearchParams(form).toString(),
  })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

export async function signOnForTokens(browser: TestBrowser, origin: string, more?: Record<string, string>) {
  const callback = await signOn(browser, origin, more)
  const code = callback.searchParams.get('code') ?? ''
  return token(browser, origin, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: `${origin}/api/session/callback`,
    code_verifier: VERIFIER,
  })
}

/** Resumes the completed flow and returns the claims of its ID token. */
export async function readClaims(browser: TestBrowser, origin: string, resumeUrl: string): Promise<Record<string, unknown>> {
  const { location } = await browser.follow(resumeUrl)
  const code = new URL(location ?? 'none:').searchParams.get('code') ?? ''
  const form = { grant_type: 'authorization_code', code, redirect_uri: `${origin}/api/session/callback`, code_verifier: VERIFIER }
  const { body } = await token(browser, origin, form)
  return JSON.parse(Buffer.from(body['id_token']?.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
}
