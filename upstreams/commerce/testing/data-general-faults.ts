import { expect } from 'vitest'
import { cell } from './shop-general-faults.ts'
import type { FaultCell } from './fault-table.ts'
import { sayCall, type Spoiled } from './say-call.ts'
import type { ShopCall } from './shop-calls.ts'

/** A fault: its name, its status, its arguments, and what a test changes in a good call to get it. */
export type Row = [fault: string, status: number, faultArguments: Record<string, unknown>, spoiled: Spoiled]

const otherPlace = (from: RegExp | string, to: string) => (path: string) => path.replace(from, to)

/** The faults that every call of the Data API gives. */
export const ANY: Row[] = [
  ['AuthorizationHeaderMissingException', 401, {}, { noToken: true }],
  ['InvalidAuthorizationHeaderException', 401, {}, { noToken: true, headers: { authorization: 'Basic eA==' } }],
  ['InvalidAccessTokenException', 401, { accessToken: 'a.b.c' }, { token: 'a.b.c' }],
  ['InvalidVersionException', 400, {}, { path: otherPlace('v21_2', 'latest') }],
  ['VersionNotFoundException', 404, { version: 'v99_1' }, { path: otherPlace('v21_2', 'v99_1') }],
  ['SiteAccessForbiddenException', 403, { siteId: 'fondly' }, { path: otherPlace('/s/-', '/s/fondly') }],
  [
    'ResourcePathNotFoundException',
    404,
    { path: expect.stringMatching(/^\/dw\/(data|shop)\/v21_2\/.*\/no\/such\/thing$/) },
    { path: (path) => `${path}/no/such/thing` },
  ],
  ['IllegalHttpMethodOverrideException', 400, { method: 'STEAL' }, { method: 'POST', headers: { 'x-dw-http-method-override': 'STEAL' } }],
  ['UnsupportedFormatException', 415, { format: 'xml' }, { query: 'format=xml' }],
]
/** The faults that every call with a document gives. */
export const bodies = (document: string, good: object): Row[] => [
  ['BodyDecodingException', 400, { body: '{"query":' }, { body: '{"query":' }],
  ['RequestEntityTooLargeException', 413, {}, { body: `"${'x'.repeat(5_000_001)}"` }],
  ['UnsupportedContentTypeException', 415, { contentType: 'text/plain' }, { body: 'query', headers: { 'content-type': 'text/plain' } }],
  ['TypeDecodingException', 400, { path: '$', expectedTypes: 'START_OBJECT', actualType: 'VALUE_NUMBER_INT' }, { body: 7 }],
  ['UnexpectedVersionException', 400, { version: '20.1' }, { body: { ...good, _v: '20.1' } }],
  ['UnknownPropertyException', 400, { property: 'nickname', document }, { body: { ...good, nickname: 'A' } }],
]

export const rowsOf = (call: ShopCall, rows: Row[]): FaultCell[] =>
  rows.map(([fault, status, faultArguments, spoiled]) =>
    cell(
      call,
      fault,
      status,
      faultArguments,
      sayCall(call, () => spoiled),
    ),
  )

/** The fault for a method that the path does not have. */
export const method = (call: ShopCall): FaultCell =>
  cell(
    call,
    'MethodNotAllowedException',
    405,
    { method: call.without },
    sayCall(call, () => ({ method: call.without, noBody: true })),
  )

/** The fault for a path in which one id names something that does not exist. */
export const elsewhere = (
  call: ShopCall,
  fault: string,
  argument: string,
  from: string,
  faultArguments: Record<string, unknown> = {},
): FaultCell =>
  cell(
    call,
    fault,
    404,
    { [argument]: 'nowhere', ...faultArguments },
    sayCall(call, () => ({ path: otherPlace(from, from.replace(/[\w-]+$/, 'nowhere')) })),
  )

/** The names of these faults. */
export const ANYWHERE = `AuthorizationHeaderMissingException InvalidAuthorizationHeaderException InvalidAccessTokenException InvalidVersionException
  VersionNotFoundException ResourcePathNotFoundException IllegalHttpMethodOverrideException UnsupportedFormatException MethodNotAllowedException`
export const IN_DATA = `${ANYWHERE} SiteAccessForbiddenException`
export const BODY = `BodyDecodingException RequestEntityTooLargeException UnsupportedContentTypeException TypeDecodingException UnexpectedVersionException
  UnknownPropertyException`
