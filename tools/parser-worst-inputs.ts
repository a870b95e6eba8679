import { safeHtml } from '@fondly/core/clients/safe-html.ts'
import { readingLanguage } from '@fondly/bff/http/reading-language.ts'
import { localPath } from '@fondly/bff/sessions/local-path.ts'
import { SearchRequest } from '@fondly/contracts/ocapi/search.ts'
import { GetImage } from '@fondly/contracts/renderer/get-image.ts'
import { compareAddresses } from '@fondly/domain/address/changes.ts'
import { comparePeople, readPerson } from '@fondly/domain/recognition/compare-people.ts'
import { readBirthday } from '@fondly/domain/contacts/read-birthday.ts'
import { readVcards } from '@fondly/domain/contacts/read-vcards.ts'
import { splitFileName } from '@fondly/domain/contacts/split-file-name.ts'
import { typedDay } from '@fondly/domain/mail-date/typed-day.ts'
import { MAX_PASTED_CHARACTERS, readPastedAddress } from '@fondly/domain/address/read-pasted-address.ts'
import { EMPTY_ORDER_FORM } from '@fondly/domain/order-form/order-form.ts'
import { orderFormProblems } from '@fondly/domain/order-form/order-form-problems.ts'
import { fillMessage } from '@fondly/languages/fill-message.ts'
import { findStateCode } from '@fondly/domain/order-form/states.ts'
import { trimForm } from '@fondly/domain/order-form/trim-form.ts'
import { zipAsTyped } from '@fondly/domain/order-form/typing.ts'
import { mentions, toSearchText } from '@fondly/domain/search-text.ts'
import { customFields } from '@fondly/domain/sending/order-values.ts'
import { filledSignature } from '@fondly/domain/sender/signature.ts'
import { parseDevice } from '@fondly/domain/user/device.ts'
import { readPrefill } from '@fondly/domain/user/read-prefill.ts'
import { normalizeForMatch } from '@fondly/domain/wording/normalize-for-match.ts'
import { operatorJson } from '@fondly/gateways/commerce/operator-json.ts'
import { nestsTooDeep } from '@fondly/kit/http/json-levels.ts'
import { isKeepable } from '@fondly/kit/http/keepable.ts'
import { readJson } from '@fondly/kit/http/read-json.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { addressBlock } from '@fondly/launch/serve/remote-address.ts'
import { isOurHost } from '@fondly/launch/serve/our-host.ts'
import { datamatrix } from '@fondly/stationery/layout/datamatrix.ts'
import { canonicalJson } from '@fondly/stationery/layout/display-list-hash.ts'
import { displayPage } from '@fondly/stationery/layout/display-list.ts'
import { intelligentMail } from '@fondly/stationery/layout/intelligent-mail.ts'
import { pathOperators } from '@fondly/stationery/paint/pdf/path-operators.ts'
import { overflow } from '@fondly/stationery/typeset/overflow.ts'
import { typeset } from '@fondly/stationery/typeset/typeset.ts'
import { unprintable } from '@fondly/stationery/typeset/unprintable.ts'
import { readBody } from '@fondly/upstreams/commerce/request-body.ts'
import { parseAddress, toRoutablePath } from '@fondly/upstreams/commerce/request-path.ts'
import { parseIds } from '@fondly/upstreams/commerce/query-ids.ts'
import { findMethods, forAnybody } from '@fondly/upstreams/commerce/route.ts'
import { toCondition } from '@fondly/upstreams/commerce/search/condition.ts'
import { parseSelector, selected } from '@fondly/upstreams/commerce/search/selector.ts'
import { readExpansions } from '@fondly/upstreams/commerce/shop/products.ts'
import { readRefinements } from '@fondly/upstreams/commerce/shop/product-refinements.ts'
import { isCommonPassword } from '@fondly/upstreams/identity/flows/common-passwords.ts'
import { readFilter } from '@fondly/upstreams/identity/users/filter.ts'
import { assertModest } from '@fondly/upstreams/renderer/body/problems.ts'
import { askedPage } from '@fondly/upstreams/renderer/body/wire-pages.ts'
import { layoutTemplates } from '@fondly/upstreams/renderer/templates/layout-templates.ts'
import { pageTemplates } from '@fondly/upstreams/renderer/templates/page-templates.ts'
import { sql } from 'kysely'
import { standardise } from '@fondly/upstreams/worker/address/standardise.ts'
import { words } from '@fondly/upstreams/worker/address/words.ts'
import { ART_PARSERS } from './art-worst-inputs.ts'
import { PAGE_PARSERS } from './page-worst-inputs.ts'
import { json, JSON_TEXTS, nested, parser, type ParserCase, run, TEXTS } from './parser-case.ts'

/** A file may have ten million characters. A hundredth of them shows whether the steps grow evenly. */
const VCARD_CHARACTERS = 100_000
const { 'lists that do not end': _, 'objects in objects': __, ...LARGE_JSON_TEXTS } = JSON_TEXTS
/** The texts whose lines cost most. 'lines on paper' runs with all texts. */
const LONG_TEXTS = {
  'one letter': TEXTS['one letter'],
  'spaces between words': TEXTS['spaces between words'],
  'letters that compose': TEXTS['letters that compose'],
  hyphens: TEXTS.hyphens,
}
const [template] = layoutTemplates()
const inPuertoRico = { city: 'San Juan', state_code: 'PR', postal_code: '00901', country_code: 'US' }
const address = (line: string) => ({ address1: line, address2: line, city: line, state: 'WA', zip: '98101' })
const form = (text: string) => ({
  ...EMPTY_ORDER_FORM,
  accountNumber: text.slice(0, 200),
  firstName: text.slice(0, 200),
  lastName: text.slice(0, 200),
  address1: text.slice(0, 500),
  address2: text.slice(0, 500),
  city: text.slice(0, 200),
  closing: text,
})
const rules = {
  calendar: { today: '2026-11-22', blackoutDays: new Set<string>() },
  sentimentIds: [],
  accountNumber: { label: 'Account', required: true, numeric: true, maxLength: 100 },
}
const values = {
  accountNumber: '',
  senderFirstName: 'a',
  senderLastName: 'a',
  recipientFirstName: 'a',
  recipientLastName: 'a',
  location: 'a',
  employeeID: 'a',
  supervisorID: 'a',
  senderProfileName: 'a',
  clientName: 'a',
}
const onPaper = (text: string) => ({ text, face: 'garamond10Center' as const, width: 600, height: 300 })
const query = (text: string): Parameters<typeof toCondition>[0] => SearchRequest.parse(JSON.parse(text)).query
const anyField = {
  named: (name: string) => Promise.resolve({ name, column: sql.ref('a'), kind: 'text' as const }),
  parts: {},
}
const searchBody = (open: string, close: string) => (size: number) => {
  const match = '{"match_all_query":{}}'
  // The query nests as deep as a body may, and is repeated side by side to reach the size.
  const levels = Math.floor(90 / ((open.match(/[[{]/g) ?? []).length || 1))
  const one = open.repeat(levels) + match + close.repeat(levels)
  const several = Array.from({ length: Math.max(1, Math.floor(size / one.length)) }, () => one)
  return `{"query":{"bool_query":{"must":[${several.slice(0, 100).join(',')}]}}}`
}
const page = (layers: unknown[]) => {
  const wanted = { orientation: 'H', render: 'preview', pages: [{ name: 'inside', width: 2100, height: 1500, layers }] }
  const read = GetImage.parse(wanted)
  const pages = (read.pages ?? []).map((one, at) => askedPage(one, read.bleed, `pages.${at}`))
  assertModest(pages)
  return pages.map((one) => canonicalJson(displayPage(one.page)))
}
const box = { x: 0, y: 0, width: 600, height: 300 }
const textLayer = (text: string) => ({ type: 'text', ...box, text, font: { name: 'garamond10Center', color: '#000000' } })
const personalized = (messages: { name: string; text: string }[]) => {
  const side = { side: template?.page.name, pageTemplate: template?.name, messages }
  return pageTemplates(layoutTemplates()).pagesOf(GetImage.parse({ orientation: 'H', render: 'preview', personalization: [side] }))
}
const textPlaces = template?.places.filter(({ type }) => type === 'text') ?? []
const routes = ['GET /products/:id', 'GET /orders/:id', 'POST /baskets/:id/items'].map((line) =>
  forAnybody(line, () => Promise.resolve({})),
)

/**
 * Every parser of the product that has its own loops, with its worst known inputs. `linear-patterns.test.ts` checks the regular expressions, and
 * `domain/wording/linear-wording.test.ts` checks the offence check.
 */
export const PARSERS: Record<string, ParserCase> = {
  ...PAGE_PARSERS,
  ...ART_PARSERS,

  // Names, addresses and words of the order form, in the page and on the server.
  'order form': parser(5000, (text: string) => orderFormProblems(form(text), rules), TEXTS),
  'tidied form': parser(5000, (text: string) => trimForm(form(text)), TEXTS),
  'folded words': parser(5000, normalizeForMatch, TEXTS),
  'two people compared': parser(
    200,
    (text: string) =>
      comparePeople(readPerson({ ...form(text), state: '', zipCode: text }), readPerson({ ...form(`${text}b`), zipCode: text })),
    { ...TEXTS, 'house numbers': run('1 '), units: run('apt 4 '), boxes: run('po box '), directions: run('n w ') },
    250_000,
  ),
  'searched words': parser(5000, (text: string) => mentions(toSearchText(text), `${text} b`), TEXTS),
  'pasted address': parser(
    MAX_PASTED_CHARACTERS,
    readPastedAddress,
    {
      ...TEXTS,
      units: (size: number) => `12 A ${'Apt 4 '.repeat(15)}Dayton PR 45405`.slice(0, size),
      streets: (size: number) => `12 ${'St '.repeat(33)}Dayton PR 45405`.slice(0, size),
      numbers: (size: number) => `${'One '.repeat(36)}PR 45405`.slice(0, size),
      'streets in Spanish': (size: number) => `${'Calle '.repeat(36)}PR 45405`.slice(0, size),
      lines: (size: number) => `${'1 A\n'.repeat(18)}San Juan PR 45405`.slice(0, size),
      spaces: (size: number) => `12 Elm St${' '.repeat(Math.max(0, size - 25))}Dayton OH 45405`,
    },
    // The limit of steps for any words of this size.
    60_000,
  ),
  'prefilled recipient': parser(1000, (text: string) => readPrefill(form(text)), TEXTS),
  'state by name': parser(60, findStateCode, TEXTS),
  'zip as typed': parser(1000, zipAsTyped, TEXTS),
  'file of vCards': parser(VCARD_CHARACTERS, readVcards, {
    ...TEXTS,
    cards: run('BEGIN:VCARD\n'),
    'folded lines': run(' a\n', { before: 'BEGIN:VCARD\nNOTE:' }),
    'soft line ends': run('a=\n', { before: 'BEGIN:VCARD\nNOTE;QUOTED-PRINTABLE:' }),
    'quoted signs': run('=F1', { before: 'BEGIN:VCARD\nNOTE;QUOTED-PRINTABLE:' }),
    parameters: run(';"a', { before: 'BEGIN:VCARD\nNOTE' }),
    parts: run(';a', { before: 'BEGIN:VCARD\nADR:' }),
    escapes: run('\\n', { before: 'BEGIN:VCARD\nADR:;;' }),
    categories: run('CATEGORIES:a,b\n', { before: 'BEGIN:VCARD\n' }),
  }),
  'name of a file': parser(65_536, (text: string) => splitFileName(text, false), {
    ...TEXTS,
    names: run('Ana, '),
    suffixes: run('a, Jr. '),
  }),
  'birthday of a file': parser(65_536, (text: string) => readBirthday(text, 2026), { ...TEXTS, numbers: run('1 '), months: run('nov ') }),
  'typed day': parser(200, (text: string) => typedDay(text, '2026-11-22'), {
    ...TEXTS,
    numbers: run('1 '),
    months: run('nov '),
    'Tuesdays in Spanish': run('martes '),
  }),
  'signature placeholders': parser(
    5000,
    (text: string) => filledSignature(text, { firstName: 'A', lastName: 'B', location: 'C', senderProfileName: 'D' }),
    TEXTS,
  ),
  'order values': parser(5000, (text: string) => customFields([{ label: 'a', value: text }], values), TEXTS),
  // The sentence and its values grow together. A long value in many gaps makes a long text in every implementation.
  'gaps of a sentence': parser(1000, (text: string) => fillMessage(text, { a: 'A' }), { ...TEXTS, braces: run('{'), gaps: run('{a} ') }),
  'values of a sentence': parser(1000, (text: string) => fillMessage('{a} and {a}', { a: text }), { ...TEXTS, gaps: run('{a} ') }),
  'changed address': parser(500, (line: string) => compareAddresses(address(line), address(line.toUpperCase().replaceAll('A', 'b'))), {
    ...TEXTS,
    'many words': run('a '),
    'words in turn': run('a b '),
  }),
  'browser of a session': parser(1000, parseDevice, TEXTS),

  // Markup and documents of operators.
  'banner markup': parser(20_000, safeHtml, {
    ...TEXTS,
    'tags that stay open': run('<b>'),
    'unknown tags that stay open': run('<x>'),
    'tags that were never opened': run('</b>'),
    'tags crosswise': run('<b></i>'),
    'signs of tags': run('<'),
    'tags that never end': run('<a b='),
    attributes: run('a="b" ', { before: '<a ' }),
    comments: run('<!--'),
    references: run('&amp'),
    'styles and scripts': run('<style><script>'),
  }),
  "operator's JSON": parser(
    20_000,
    (text: string) => operatorJson('group', silentLog).object(text, 'attribute').below('a').read('b', SearchRequest),
    JSON_TEXTS,
  ),
  "operator's list": parser(20_000, (text: string) => operatorJson('group', silentLog).list(text, 'attribute', SearchRequest), JSON_TEXTS),

  // Bodies, headers and addresses of requests.
  'JSON levels': parser(100_000, nestsTooDeep, JSON_TEXTS),
  'JSON body': parser(100_000, (text: string) => readJson(json(text)), JSON_TEXTS),
  'text that is kept': parser(20_000, isKeepable, TEXTS),
  'page to return to': parser(8000, (text: string) => localPath(text, 'https://fondly.test'), {
    ...TEXTS,
    path: run('/a'),
    query: run('&a', { before: '/?' }),
  }),
  'reading language': parser(
    8000,
    (text: string) => readingLanguage(new Request('http://parser.test/', { headers: { cookie: text, 'accept-language': text } })),
    { cookies: run('a=b; '), 'one cookie': run('language=', {}), spaces: run(' ', { after: 'x' }), languages: run('en,') },
  ),
  'address of a client': parser(8000, addressBlock, { ...TEXTS, colons: run(':'), groups: run('0:'), zeros: run('0', { before: '1:' }) }),
  'host of a request': parser(
    8000,
    (host: string) =>
      isOurHost(new Request('http://parser.test/', { headers: { host } }), { url: 'https://fondly.test', mode: 'demo', port: 3000 }),
    { dots: run('a.'), at: run('@'), percent: run('%41') },
  ),

  // Commerce.
  selector: parser(4000, parseSelector, {
    names: run('a,', { before: '(', after: 'a)' }),
    'one long name': run('a', { before: '(', after: ')' }),
    levels: run('(a.'),
    'many short groups': run('a.(b),', { before: '(', after: 'a)' }),
    spaces: run(' '),
  }),
  'selected document': parser(
    2000,
    (names: string[]) => selected(Object.fromEntries(names.map((name) => [name, { a: 1 }])), `(${names.slice(0, 400).join(',')})`),
    { 'names, counted': (many) => Array.from({ length: many }, (_, at) => `n${at}`) },
  ),
  'path of a call': parser(8000, (path: string) => parseAddress(path, 'site'), {
    slashes: run('/'),
    'within a site': run('a/', { before: '/s/site/dw/shop/v23_2/' }),
    version: run('1', { before: '/s/site/dw/shop/v1_', after: '/a' }),
  }),
  'routable path of a call': parser(8000, toRoutablePath, { slashes: run('/'), escapes: run('%41'), 'escapes that are wrong': run('%C3') }),
  'methods of a path': parser(8000, (path: string) => findMethods(routes, path, path), {
    slashes: run('/'),
    escapes: run('%41', { before: '/products/' }),
    'escapes that are wrong': run('%C3', { before: '/products/' }),
  }),
  'ids of a call': parser(8000, parseIds, { ids: run('a,'), commas: run(','), 'one id': run('a') }),
  refinements: parser(8000, (text: string) => readRefinements(new URLSearchParams(text)), {
    'refinements that are many': run('refine=a=b&'),
    'a long one': run('=', { before: 'refine=a=' }),
    names: run('refine_1=cgid=a|b&'),
  }),
  'search query': parser(40_000, (text: string) => toCondition(query(text), anyField), {
    'queries side by side': searchBody('', ''),
    'queries in queries': searchBody('{"bool_query":{"must":[', ']}}'),
    'filters in queries': searchBody('{"filtered_query":{"filter":{"query_filter":{"query":{"match_all_query":{}}}},"query":', '}}'),
    values: (size) =>
      JSON.stringify({
        query: {
          term_query: {
            fields: ['a'],
            operator: 'one_of',
            values: Array.from({ length: Math.min(1000, size / 40) }, () => 'x'.repeat(36)),
          },
        },
      }),
  }),
  'body of a call': parser(50_000, (text: string) => readBody(json(text), SearchRequest), {
    ...JSON_TEXTS,
    'queries in queries': searchBody('{"bool_query":{"must":[', ']}}'),
    'queries in queries that are wrong': (size) => searchBody('{"bool_query":{"must":[', ']}}')(size).replaceAll('match_all_query', 'x'),
    'filters that are wrong': (size) =>
      searchBody('{"filtered_query":{"filter":{"bool_filter":{}},"query":', '}}')(size).replaceAll('match_all_query', 'x'),
    'unknown names in a query': run('"bool_query":{},"nested_query":{},"a":1,', { before: '{"query":{', after: '"b":1}}' }),
  }),
  // The limit is 5 MB. This size is smaller, because the generated inputs become a little longer than requested.
  'largest body of a call': parser(4_600_000, (text: string) => readBody(json(text), SearchRequest), {
    ...LARGE_JSON_TEXTS,
    'values of a query': run('"a",', { before: `{"query":{"term_query":{"fields":["a"],"operator":"one_of","values":[`, after: '"b"]}}}' }),
    'fields that are the same': run('"bool_query":{},', { before: '{"query":{', after: '"b":1}}' }),
    'spaces between': run(' ', { before: '{', after: '}' }),
  }),
  'expansions of a call': parser(8000, (text: string) => readExpansions(new URLSearchParams(text), ['images', 'prices']), {
    names: run('images,', { before: 'expand=' }),
    'parameters that are many': run('expand=images&'),
    'a name that nobody knows': run('a', { before: 'expand=' }),
    commas: run(',', { before: 'expand=' }),
    'names that are escaped': run('%69mages,', { before: 'expand=' }),
  }),

  // Identity.
  'user filter': parser(2000, readFilter, {
    ...TEXTS,
    parentheses: run('('),
    'parentheses in pairs': nested('(', ')', 'username eq "x"'),
    'comparisons that are many': run('username eq "x" and '),
    'quotes that do not end': run('\\"', { before: 'username eq "' }),
  }),
  'common password': parser(
    255,
    isCommonPassword,
    { ...TEXTS, 'a word again and again': run('abc'), digits: run('12'), 'almost the same': run('ab', { after: 'c' }) },
    20_000,
  ),

  // The address check of the worker.
  'words of an address': parser(200, words, TEXTS),

  // The printed card.
  'lines on paper': parser(5000, (text: string) => typeset(onPaper(text)), TEXTS),
  'lines of an address': parser(5000, (text: string) => typeset({ ...onPaper(text), face: 'johnson14Left', unbroken: true }), TEXTS),
  'what does not fit': parser(5000, (text: string) => overflow(onPaper(text)), LONG_TEXTS),
  'what cannot be printed': parser(5000, (text: string) => unprintable(text, 'garamond10Center'), {
    ...TEXTS,
    'the last sign': run('a', { after: 'Ж' }),
  }),
  'pages with layers, counted': parser(60, page, {
    pictures: (many) => Array.from({ length: many }, (_, at) => ({ type: 'image', ...box, url: `/art/${at}.webp` })),
    words: (many) => Array.from({ length: many }, () => textLayer('Many happy returns of the day to you.')),
    symbols: (many) =>
      Array.from({ length: many }, () => ({ type: 'barcode', ...box, symbology: 'datamatrix', text: 'A7kP2mQ9xZ', module: 6 })),
  }),
  'page with one long text': parser(5000, (text: string) => page([textLayer(text)]), LONG_TEXTS),
  'personalised page': parser(5000, (text: string) => personalized(textPlaces.map(({ name }) => ({ name, text }))), TEXTS),
  'symbol of a scan code': parser(44, datamatrix, { letters: run('a'), digits: run('1'), signs: run('~') }, 100_000),
  'postal barcode': parser(
    11,
    (routing: string) => intelligentMail({ tracking: '1'.repeat(20), routing }),
    { digits: (size) => '9'.repeat(size > 9 ? 11 : 5) },
    100_000,
  ),
  'path of a drawing': parser(100_000, pathOperators, {
    lines: run('L1 1', { before: 'M0 0' }),
    'numbers alone': run('1 ', { before: 'M' }),
    curves: run('Q1 1 2 2'),
    commands: run('Z'),
    points: run('.1.1', { before: 'M' }),
  }),
}

/** The address check. A line has at most 40 words, so the growth of the steps shows little. Instead, the worst line is searched word by word. */
export const ADDRESS_CHECK = {
  words: [
    '1', '12-3', '1/2', 'N', 'NORTH', 'ST', 'AVE', 'OLD', 'US', 'HWY', 'CR', 'CO', 'RD', 'FM', 'X', 'APT', 'UNIT', 'KEY', 'FL', 'BSMT', '#', 'NO',
    'PO', 'BOX', 'RR', 'HC', 'PSC', 'C/O', 'ATTN', 'ONE', '2ND', 'PRIVATE', 'MAIL', 'URB', 'CALLE', 'BLQ', 'CASA', 'A-1', 'KM', 'NORTE', 'PR',
  ], // prettier-ignore
  maxWords: 40,
  maxCharacters: 200,
  maxSteps: 60_000,
  read: (line: string): unknown => standardise({ ...inPuertoRico, address1: line, address2: line }),
}
