import { expect } from 'vitest'
import type { FaultCell } from './fault-table.ts'
import { sayReady, sayRefused, type Spoiled } from './say-call.ts'
import type { Ready, ShopCall } from './shop-calls.ts'
import { SENT_DOCUMENTS, type SentDocument } from './shop-documents.ts'

type Expected = Record<string, unknown>
/** A fault: its name, its status, its arguments, and what a test changes in a good call to get it. */
type Row = [fault: string, status: number, faultArguments: Expected, spoiled: Spoiled]

const otherPlace = (from: RegExp, to: string) => (path: string) => path.replace(from, to)
const nobody = (clientId: string): Spoiled => ({ noToken: true, clientId, headers: { 'x-dw-client-id': clientId } })

const ANY_CALL: Row[] = [
  ['MissingClientIdException', 400, {}, nobody('')],
  ['InvalidClientIdException', 400, { clientId: '<id>' }, nobody('<id>')],
  ['UnknownClientIdException', 401, { clientId: 'somebody' }, nobody('somebody')],
  ['InvalidVersionException', 400, {}, { path: otherPlace(/v21_2/, 'latest') }],
  ['VersionNotFoundException', 404, { version: 'v99_1' }, { path: otherPlace(/v21_2/, 'v99_1') }],
  ['OrganizationAccessForbiddenException', 403, {}, { path: otherPlace(/\/s\/fondly/, '/s/-') }],
  ['UnknownSiteException', 404, { siteId: 'other' }, { path: otherPlace(/\/s\/fondly/, '/s/other') }],
  [
    'ResourcePathNotFoundException',
    404,
    { path: expect.stringMatching(/^\/dw\/shop\/v21_2\/.*\/no\/such\/thing$/) },
    { path: (path) => `${path}/no/such/thing` },
  ],
  ['IllegalHttpMethodOverrideException', 400, { method: 'STEAL' }, { method: 'POST', headers: { 'x-dw-http-method-override': 'STEAL' } }],
  ['UnsupportedFormatException', 415, { format: 'xml' }, { query: 'format=xml' }],
]
const BAD_TOKEN: Row[] = [
  ['InvalidAuthorizationHeaderException', 401, {}, { noToken: true, headers: { authorization: 'Basic eA==' } }],
  ['InvalidAccessTokenException', 401, { accessToken: 'a.b.c' }, { token: 'a.b.c' }],
]
const NO_TOKEN: Row[] = [['AuthorizationHeaderMissingException', 401, {}, { noToken: true }]]
const BODY: Row[] = [
  ['BodyDecodingException', 400, { body: '{"email":' }, { body: '{"email":' }],
  ['RequestEntityTooLargeException', 413, {}, { body: `"${'x'.repeat(5_000_001)}"` }],
  ['UnsupportedContentTypeException', 415, { contentType: 'text/plain' }, { body: 'email', headers: { 'content-type': 'text/plain' } }],
]
const LOCALE: Row[] = [
  ['MalformedLocaleException', 400, { locale: 'English' }, { query: 'locale=English' }],
  ['UnsupportedLocaleException', 400, { locale: 'fr' }, { query: 'locale=fr' }],
]

/** The faults that a call shares with others of its kind. */
export function generalFaults(call: ShopCall): FaultCell[] {
  const sent = SENT_DOCUMENTS[call.call]
  const rows = [
    ...ANY_CALL,
    ...(call.caller === 'signing in' ? [] : BAD_TOKEN),
    ...(call.caller === 'signing in' || call.caller === 'anybody' ? [] : NO_TOKEN),
    ...(sent ? [...BODY, ...bodyRows(sent)] : []),
    // GET /site has no language, so it gives no fault for a locale.
    ...(call.caller === 'anybody' && call.call !== 'GET /site' ? LOCALE : []),
  ]
  return [
    ...rows.map(([fault, status, faultArguments, spoiled]) =>
      cell(
        call,
        fault,
        status,
        faultArguments,
        sayRefused(call, () => spoiled),
      ),
    ),
    cell(
      call,
      'MethodNotAllowedException',
      405,
      { method: call.without },
      sayRefused(call, () => ({ method: call.without, noBody: true })),
    ),
    ...(call.caller === 'customer' ? [withoutUser(call)] : []),
  ]
}

function bodyRows({ document, body, strict = false, isList = false, refused, outside, unlisted }: SentDocument): Row[] {
  const wrong = (fault: string, faultArguments: Expected, more: Record<string, unknown>): Row => [
    fault,
    400,
    faultArguments,
    { body: body(more) },
  ]
  return [
    [
      'TypeDecodingException',
      400,
      { path: '$', expectedTypes: isList ? 'START_ARRAY' : 'START_OBJECT', actualType: 'VALUE_NUMBER_INT' },
      { body: 7 },
    ],
    wrong('UnexpectedVersionException', { version: '20.1' }, { _v: '20.1' }),
    ...(strict
      ? [
          wrong('UnknownPropertyException', { property: 'nickname', document }, { nickname: 'A' }),
          wrong('InvalidCustomPropertyException', {}, { c_unheard: 'x' }),
        ]
      : []),
    ...(refused ? [wrong('PropertyNotPermittedException', { property: refused.property, document: refused.document }, refused.more)] : []),
    ...(outside ? [wrong('PropertyConstraintViolationException', { path: outside.path, document }, outside.more)] : []),
    ...(unlisted ? [wrong('EnumConstraintViolationException', { enumValue: unlisted.enumValue, document }, unlisted.more)] : []),
  ]
}

function withoutUser(call: ShopCall): FaultCell {
  return cell(
    call,
    'AccessWithoutUserForbiddenException',
    403,
    {},
    sayRefused(call, async (_, { application }) => ({ token: await application() })),
  )
}

/** The faults of a call that changes a version that its caller has read before. */
export function stateFaults(call: ShopCall): FaultCell[] {
  const server = expect.stringMatching(/^[0-9a-f]{64}$/)
  const spoiled = (headers: Record<string, string>) => sayRefused(call, () => ({ headers }))
  return [
    cell(call, 'ResourceStateConflictException', 409, { client: 'old', server }, spoiled({ 'x-dw-resource-state': 'old' })),
    cell(call, 'InvalidIfMatchException', 412, { ifMatch: 'old' }, spoiled({ 'if-match': '"old"' })),
  ]
}

export function existsFault(call: ShopCall): FaultCell {
  return cell(
    call,
    'ResourceAlreadyExistsException',
    409,
    {},
    sayRefused(call, () => ({ headers: { 'x-dw-resource-state': 'not_exists' } })),
  )
}

/** The fault while another writer holds what the call would change. */
export function concurrentFault(call: ShopCall): FaultCell {
  return cell(call, 'ConcurrentModificationException', 409, {}, async (shop) => {
    const ready = await call.ready(shop)
    const [statement, values] = ready.held ?? ['select 1', []]
    return shop.whileHeld(statement, values, () => sayReady(shop, call, ready))
  })
}

/** The fault for a path that names something that does not exist. */
export function notFound(call: ShopCall, fault: string, id: string, faultArguments = id): FaultCell {
  const elsewhere = (ready: Ready) => ready.path.replace(ready.ids[id] ?? '/me', ready.ids[id] === undefined ? '/nowhere' : 'nowhere')
  return cell(
    call,
    fault,
    404,
    { [faultArguments]: 'nowhere' },
    sayRefused(call, (ready) => ({ path: () => elsewhere(ready) })),
  )
}

/** Creates a cell: the call must give this fault, status and arguments. */
export function cell(
  { call }: ShopCall,
  fault: string,
  status: number,
  faultArguments: Expected,
  provoke: FaultCell['provoke'],
): FaultCell {
  return { call, fault, status, arguments: faultArguments, provoke }
}
