import { expect, test } from 'vitest'
import { DATA_CALLS, ORDER_PATCH, ORDER_SEARCH, READS, SEARCHES, STATUS_NAMES, STATUSES } from '../testing/data-calls.ts'
import { ANY, ANYWHERE, bodies, BODY, elsewhere, IN_DATA, method, type Row, rowsOf } from '../testing/data-general-faults.ts'
import { openFaultShop } from '../testing/fault-shop.ts'
import { everyFault, type FaultCell } from '../testing/fault-table.ts'
import { sayCall, type Spoiled } from '../testing/say-call.ts'
import type { ShopCall } from '../testing/shop-calls.ts'
import { cell, concurrentFault, existsFault, notFound, stateFaults } from '../testing/shop-general-faults.ts'

const all = { match_all_query: {} }
const term = (field: string, operator: string, ...values: unknown[]) => ({ term_query: { fields: [field], operator, values } })
const filtered = (filter: object) => ({ filtered_query: { query: all, filter } })
const asking = (query: object, more: object = {}): Spoiled => ({ body: { query, ...more } })

/** The faults of every search. `words` is a text field of it, `typed` a field of another type. */
const searching = (words: string, typed: [field: string, type: string], list: string | undefined): Row[] => [
  ...bodies('search_request', { query: all }),
  ['PropertyConstraintViolationException', 400, { path: '$.count', document: 'search_request' }, asking(all, { count: 0 })],
  [
    'EnumConstraintViolationException',
    400,
    { enumValue: 'up', document: 'search_request' },
    asking(all, { sorts: [{ field: words, sort_order: 'up' }] }),
  ],
  ['ValueConstraintViolationException', 400, { parameter: 'count', expected: '<= 200' }, asking(all, { count: 201 })],
  ['MalformedSelectorException', 400, { selector: '(a,(b)' }, asking(all, { select: '(a,(b)' })],
  ['InvalidExpandValueException', 400, { expandValue: 'everything' }, asking(all, { expand: ['everything'] })],
  ['UnknownSearchFieldException', 400, { field: 'shoe_size' }, asking(term('shoe_size', 'is', 1))],
  ['UnknownSearchOperatorException', 400, { operator: 'like' }, asking(term(words, 'like', 'x'))],
  ['TermOperatorMismatchValuesException', 400, { field: words, operator: 'is' }, asking(term(words, 'is', '1', '2'))],
  ['InvalidSearchFieldTypeException', 400, { field: typed[0], value: 'soon', type: typed[1] }, asking(term(typed[0], 'is', 'soon'))],
  ['RangeFilterValueException', 400, { field: words, value: '' }, asking(filtered({ range_filter: { field: words } }))],
  [
    'MalformedSearchParameterException',
    400,
    {},
    asking({ bool_query: { must: Array.from({ length: 30 }, () => term(words, 'is', 'x'.repeat(4000))) } }),
  ],
  ...(list === undefined ? [] : [['UnqueryableFieldException', 400, { field: list }, asking(term(list, 'is', 'x'))] satisfies Row]),
]
const SEARCHING: Record<string, Row[]> = {
  'POST /customer_lists/{list}/customer_search': [
    ...searching('email', ['gender', 'Number'], undefined),
    [
      'RangeFilterTypeException',
      400,
      { field: 'credentials.enabled', type: 'Boolean' },
      asking(filtered({ range_filter: { field: 'credentials.enabled', from: true } })),
    ],
  ],
  'POST /sites/{site}/customer_group_search': [
    ...searching('id', ['c_resolvePingIDARoles', 'Boolean'], undefined),
    ['CustomerGroupTypeInvalidException', 400, { type: 'secret' }, asking(term('type', 'is', 'secret'))],
    ['FieldNotSortableException', 400, { field: 'type' }, asking(all, { sorts: [{ field: 'type' }] })],
    [
      'RangeFilterTypeException',
      400,
      { field: 'c_resolvePingIDARoles', type: 'Boolean' },
      asking(filtered({ range_filter: { field: 'c_resolvePingIDARoles', from: true } })),
    ],
  ],
  'POST /custom_objects_search/{object_type}': searching('key_value_string', ['creation_date', 'DateTime'], undefined),
  'POST /order_search': [
    ...searching('order_no', ['creation_date', 'DateTime'], undefined),
    [
      'RangeFilterTypeException',
      400,
      { field: 'order.has_holds', type: 'Boolean' },
      asking(filtered({ range_filter: { field: 'order.has_holds', from: true } })),
    ],
    [
      'FieldNotSortableException',
      400,
      { field: 'product_items.product_id' },
      asking(all, { sorts: [{ field: 'product_items.product_id' }] }),
    ],
  ],
}

const SITE = '/sites/fondly'
const PLACES: Record<string, (call: ShopCall) => FaultCell[]> = {
  'POST /customer_lists/{list}/customer_search': (call) => [
    elsewhere(call, 'CustomerListNotFoundException', 'customerListId', '/customer_lists/fondly'),
  ],
  'POST /sites/{site}/customer_group_search': (call) => [elsewhere(call, 'SiteNotFoundException', 'siteId', SITE)],
  'POST /custom_objects_search/{object_type}': (call) => [
    elsewhere(call, 'ObjectTypeNotFoundException', 'objectType', '/custom_objects_search/BlackoutDate'),
  ],
  'GET /sites/{site}/customer_groups/{id}': (call) => [
    elsewhere(call, 'SiteNotFoundException', 'siteId', SITE),
    elsewhere(call, 'CustomerGroupNotFoundException', 'customerGroupId', '/customer_groups/acme'),
    ...rowsOf(call, [['MalformedSelectorException', 400, { selector: '(a' }, { query: 'select=(a' }]]),
  ],
  'GET /sites/{site}/slots/{slot}/slot_configurations/{config}': (call) => [
    elsewhere(call, 'SiteNotFoundException', 'siteId', SITE),
    elsewhere(call, 'SlotNotFoundException', 'slotId', '/slots/header-banner'),
    elsewhere(call, 'SlotConfigurationNotFoundException', 'slotConfigurationId', '/slot_configurations/acme', { slotId: 'header-banner' }),
    ...rowsOf(call, [
      ['MalformedSelectorException', 400, { selector: '(a' }, { query: 'select=(a' }],
      ['InvalidContextTypeException', 400, { contextType: 'planet=earth' }, { query: 'context=planet=earth' }],
      ['MissingSlotConfigurationContextIdException', 400, { contextType: 'category' }, { query: 'context=category' }],
    ]),
  ],
}

const statusFaults = (call: ShopCall): FaultCell[] => {
  const name = call.call.split('/').at(-1) ?? ''
  return [
    ...rowsOf(call, bodies('order_status', { status: STATUS_NAMES[name] })),
    ...rowsOf(call, [
      ['PropertyConstraintViolationException', 400, { path: '$.status', document: 'order_status' }, { body: { status: '' } }],
      ...(name === 'external_status'
        ? []
        : [
            [
              'EnumConstraintViolationException',
              400,
              { document: 'order_status', enumValue: 'lost' },
              { body: { status: 'lost' } },
            ] satisfies Row,
          ]),
    ]),
    ...(name === 'status'
      ? [
          cell(call, 'OrderStatusTransitionException', 409, {}, async (shop) => {
            const ready = await call.ready(shop)
            const again: ShopCall = { ...call, ready: () => Promise.resolve(ready) }
            await sayCall(again)(shop)
            return sayCall(again)(shop)
          }),
        ]
      : []),
    ...writing(call),
  ]
}

const writing = (call: ShopCall): FaultCell[] => [
  elsewhere(call, 'SiteNotFoundException', 'siteId', SITE),
  notFound(call, 'OrderNotFoundException', 'orderNo'),
  concurrentFault(call),
  ...stateFaults(call),
  existsFault(call),
]

const cells = [
  ...[...DATA_CALLS, ORDER_SEARCH].flatMap((call) => [
    ...rowsOf(
      call,
      ANY.filter(([fault]) => call !== ORDER_SEARCH || fault !== 'SiteAccessForbiddenException'),
    ),
    method(call),
    ...rowsOf(call, SEARCHING[call.call] ?? []),
    ...(PLACES[call.call]?.(call) ?? []),
  ]),
  ...STATUSES.flatMap(statusFaults),
  ...rowsOf(ORDER_PATCH, [
    ...bodies('order', { c_location: 'Austin' }),
    ['InvalidCustomPropertyException', 400, {}, { body: { c_unheard: 'x' } }],
    ['PropertyConstraintViolationException', 400, { path: '$.c_location', document: 'order' }, { body: { c_location: 'x'.repeat(4001) } }],
  ]),
  ...writing(ORDER_PATCH),
]

const SEARCH = `${BODY} PropertyConstraintViolationException EnumConstraintViolationException ValueConstraintViolationException
  MalformedSelectorException InvalidExpandValueException UnknownSearchFieldException UnknownSearchOperatorException
  TermOperatorMismatchValuesException InvalidSearchFieldTypeException RangeFilterValueException MalformedSearchParameterException`
const ORDER = `${IN_DATA} ${BODY} PropertyConstraintViolationException SiteNotFoundException OrderNotFoundException ConcurrentModificationException
  ResourceStateConflictException ResourceAlreadyExistsException InvalidIfMatchException`

/** The faults that the description of the API lists for each call. */
const LISTED: Record<string, string> = {
  'POST /customer_lists/{list}/customer_search': `${IN_DATA} ${SEARCH} RangeFilterTypeException CustomerListNotFoundException`,
  'POST /sites/{site}/customer_group_search': `${IN_DATA} ${SEARCH} RangeFilterTypeException FieldNotSortableException
    CustomerGroupTypeInvalidException SiteNotFoundException`,
  'POST /custom_objects_search/{object_type}': `${IN_DATA} ${SEARCH} ObjectTypeNotFoundException`,
  'GET /sites/{site}/customer_groups/{id}': `${IN_DATA} SiteNotFoundException CustomerGroupNotFoundException MalformedSelectorException`,
  'GET /sites/{site}/slots/{slot}/slot_configurations/{config}': `${IN_DATA} SiteNotFoundException SlotNotFoundException
    SlotConfigurationNotFoundException MalformedSelectorException InvalidContextTypeException MissingSlotConfigurationContextIdException`,
  'PUT /sites/{site}/orders/{no}/status': `${ORDER} EnumConstraintViolationException OrderStatusTransitionException
    PlaceOrderException CancelOrderException UndoCancelOrderException UndoFailOrderException OrderIntegrationStatusException`,
  'PUT /sites/{site}/orders/{no}/confirmation_status': `${ORDER} EnumConstraintViolationException`,
  'PUT /sites/{site}/orders/{no}/export_status': `${ORDER} EnumConstraintViolationException`,
  'PUT /sites/{site}/orders/{no}/payment_status': `${ORDER} EnumConstraintViolationException`,
  'PUT /sites/{site}/orders/{no}/shipping_status': `${ORDER} EnumConstraintViolationException`,
  'PUT /sites/{site}/orders/{no}/external_status': ORDER,
  'PATCH /sites/{site}/orders/{no}': `${ORDER} InvalidCustomPropertyException`,
  'POST /order_search': `${ANYWHERE} ${SEARCH} RangeFilterTypeException FieldNotSortableException`,
}

test('every call is answered when nothing is wrong with it', async () => {
  const shop = await openFaultShop(fetch)
  try {
    const answers: [string, number][] = []
    for (const call of [...DATA_CALLS, ORDER_SEARCH]) answers.push([call.call, (await sayCall(call)(shop)).status])
    expect(answers).toEqual([...DATA_CALLS, ORDER_SEARCH].map(({ call }) => [call, /^(PUT|PATCH)/.test(call) ? 204 : 200]))
    expect(READS.length + SEARCHES.length + STATUSES.length + 1).toBe(DATA_CALLS.length)
  } finally {
    await shop.close()
  }
})

everyFault('Data and order search', {
  network: fetch,
  listed: Object.fromEntries(Object.entries(LISTED).map(([call, faults]) => [call, faults.split(/\s+/)])),
  cells,
  never: [
    ['PlaceOrderException', 'What was ordered may be placed: there is no stock, and nothing is paid here.'],
    ['CancelOrderException', 'Whatever may go to cancelled goes there: nothing was paid or taken from a stock.'],
    ['UndoCancelOrderException', 'The same on the way back.'],
    ['UndoFailOrderException', 'The same: a failed order lost nothing that could be missing now.'],
    ['OrderIntegrationStatusException', 'No order management stands behind this shop.'],
  ].map(([fault = '', because = '']) => ({ call: 'PUT /sites/{site}/orders/{no}/status', fault, because })),
})
