import { listFilterCategories, filterQuery, filterCards, parseFilter, toQuery } from '@fondly/web/features/catalogue/filter.ts'
import { toQuery as historyQueryOf, parseView } from '@fondly/web/features/order-history/view.ts'
import { spanish } from '@fondly/languages/spanish/spanish.ts'
import { findFlowUrl } from '@fondly/web/api/flow-url.ts'
import { parser, type ParserCase, run, TEXTS } from './parser-case.ts'

/** Fondly never sends a browser to a longer address. */
const ADDRESS_CHARACTERS = 8000
const FLOW = '3f0d2a9e-6d1c-4f7b-9a51-0c2f6f0b7d11'

const card = (name: string) => ({
  id: name,
  name,
  description: name,
  categories: ['a'],
  language: 'en_US' as const,
  size: '70' as const,
  orientation: 'V' as const,
  pictureUrl: '/art/a.webp',
})
type Cards = Parameters<typeof filterCards>[0]['cards']
const CATALOGUE = { cards: ['Congratulations', 'Many happy returns'].map(card) as unknown as Cards, categories: [] }
let searches = 100
const OWN = { favorites: [], recents: [] }

const ADDRESSES = {
  ...TEXTS,
  'names and values': run('a=b&'),
  'the same name': run('cgid=a&'),
  escapes: run('%41', { before: 'cgid=' }),
  'escapes that are wrong': run('%C3', { before: 'q=' }),
  'ids of categories': run('a,', { before: 'cgid=' }),
  'plus signs': run('+', { before: 'q=' }),
}

/** The parsers of the page. They read what people type, and addresses that anybody can write. */
export const PAGE_PARSERS: Record<string, ParserCase> = {
  'filter in an address': parser(
    ADDRESS_CHARACTERS,
    (text: string) => toQuery(parseFilter(new URLSearchParams(filterQuery(text)), 'en_US'), 'en_US', new URLSearchParams(text)),
    ADDRESSES,
  ),
  'categories of a cookie': parser(4096, listFilterCategories, { ...TEXTS, ids: run('a,'), root: run('root,') }),
  'search of the catalogue': parser(
    1000,
    // Use a different search each time, because the last one is cached.
    (search: string) => filterCards(CATALOGUE, { language: 'en_US', categories: [], search: `${++searches}${search}` }, OWN),
    { ...TEXTS, words: run('many '), 'one long word': run('many') },
  ),
  'history in an address': parser(
    ADDRESS_CHARACTERS,
    (text: string) => {
      const query = new URLSearchParams(`history=1&sort=${text}&order=${text}&page=${text}`)
      return historyQueryOf(parseView(query), query)
    },
    ADDRESSES,
  ),
  'flow in an address': parser(
    ADDRESS_CHARACTERS,
    (text: string) => findFlowUrl(new URLSearchParams({ flowId: text, environmentId: text }), { a: 'https://id.test/flows' }),
    { ...TEXTS, 'an id that does not end': run(FLOW), hyphens: run('3f0d2a9e-') },
  ),
  'answer of an address check': parser(1000, (text: string) => spanish.addressCheck.ofAddressCheck(text), {
    ...TEXTS,
    'a city that does not end': run('a, AA, not in ', { before: 'ZIP Code 12345 is in ' }),
    'a state that does not end': run('.', { before: 'There is no state a' }),
    'a box': run(' needs its number and a box: a', { before: 'RR', after: '.' }),
  }),
}
