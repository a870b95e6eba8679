import { expect, test } from 'vitest'
import { ANY, bodies, BODY, elsewhere, IN_DATA, method, type Row, rowsOf } from '../testing/data-general-faults.ts'
import { openFaultShop } from '../testing/fault-shop.ts'
import { everyFault, type FaultCell } from '../testing/fault-table.ts'
import { sayCall } from '../testing/say-call.ts'
import type { ShopCall } from '../testing/shop-calls.ts'
import { concurrentFault, existsFault, notFound, stateFaults } from '../testing/shop-general-faults.ts'
import {
  ASSIGNMENT_CALLS,
  CONFIGURATION_WRITES,
  GROUP_WRITES,
  MEMBER_CALLS,
  OBJECT_CALLS,
  PRODUCT,
  PRODUCT_CALLS,
  SLOT_CONTENT,
  WRITE_CALLS,
} from '../testing/write-calls.ts'

const SITE = '/sites/fondly'
const isBody = ({ call }: ShopCall) => /^(PUT|PATCH) /.test(call) && !call.includes('/members/')
const isRead = ({ call }: ShopCall) => call.startsWith('GET ')
const methodName = ({ call }: ShopCall) => call.split(' ')[0] ?? ''

const system = (name: string) => (path: string) => path.replace(/[^/]+$/, name)
const unheard = (good: object): Row => ['InvalidCustomPropertyException', 400, {}, { body: { ...good, c_unheard: 'x' } }]

/** The caller names a version of a resource that does not exist. */
const gone: Row = [
  'ResourceStateConflictException',
  409,
  { client: 'old', server: 'not_exists' },
  { headers: { 'x-dw-resource-state': 'old' } },
]
const idConflict = (property: string): Row => [
  'IdConflictException',
  400,
  { pathId: expect.stringMatching(/^made-/), bodyId: 'other' },
  { body: { [property]: 'other' } },
]

const GROUP_FAULTS: Record<string, Row[]> = {
  PUT: [
    ['SystemCustomerGroupCreateForbiddenException', 403, { customerGroupId: 'Everyone' }, { path: system('Everyone') }],
    ['CustomerGroupAlreadyExistsException', 409, { customerGroupId: 'acme' }, { path: system('acme') }],
    ['CustomerGroupCreateException', 400, {}, { path: system('x'.repeat(257)) }],
    ['ResourceAlreadyExistsException', 409, {}, { path: system('acme'), headers: { 'x-dw-resource-state': 'not_exists' } }],
    gone,
  ],
  PATCH: [['SystemCustomerGroupUpdateForbiddenException', 403, { customerGroupId: 'Registered' }, { path: system('Registered') }]],
  DELETE: [['SystemCustomerGroupDeleteForbiddenException', 403, { customerGroupId: 'Unregistered' }, { path: system('Unregistered') }]],
}

const tooLong = 'x'.repeat(4001)
const groupFaults = (call: ShopCall): FaultCell[] => [
  elsewhere(call, 'SiteNotFoundException', 'siteId', SITE),
  ...rowsOf(call, GROUP_FAULTS[methodName(call)] ?? []),
  ...(isBody(call)
    ? rowsOf(call, [
        ...bodies('customer_group', {}),
        unheard({}),
        idConflict('id'),
        [
          'PropertyConstraintViolationException',
          400,
          { path: '$.description', document: 'customer_group' },
          { body: { description: tooLong } },
        ],
      ])
    : []),
  ...(methodName(call) === 'PUT'
    ? []
    : [
        notFound(call, 'CustomerGroupNotFoundException', 'id', 'customerGroupId'),
        concurrentFault(call),
        ...stateFaults(call),
        existsFault(call),
      ]),
]

const memberFaults = (call: ShopCall): FaultCell[] => [
  elsewhere(call, 'SiteNotFoundException', 'siteId', SITE),
  elsewhere(call, 'CustomerGroupNotFoundException', 'customerGroupId', '/customer_groups/acme'),
  ...(isRead(call)
    ? rowsOf(call, [
        ['CustomerGroupMemberNotFoundException', 404, { customerGroupId: 'acme', customerNo: 'nobody' }, { path: system('nobody') }],
      ])
    : [notFound(call, 'CustomerNotFoundException', 'customerNo')]),
]

const objectFaults = (call: ShopCall): FaultCell[] => [
  elsewhere(call, 'SiteNotFoundException', 'siteId', SITE),
  elsewhere(call, 'ObjectTypeNotFoundException', 'objectType', '/custom_objects/BlackoutDate'),
  ...(/^(GET|PATCH)/.test(call.call)
    ? rowsOf(call, [
        ['CustomObjectNotFoundException', 404, { objectType: 'BlackoutDate', objectId: 'nowhere' }, { path: system('nowhere') }],
      ])
    : []),
  ...(isBody(call) ? rowsOf(call, [...bodies('custom_object', {}), unheard({})]) : []),
  ...(isRead(call) ? [] : [concurrentFault(call), ...stateFaults(call), existsFault(call)]),
]

const content = { slot_content: SLOT_CONTENT }
const CONTEXTS: Row[] = [
  ['InvalidContextTypeException', 400, { contextType: 'planet=earth' }, { query: 'context=planet=earth' }],
  ['MissingSlotConfigurationContextIdException', 400, { contextType: 'category' }, { query: 'context=category' }],
]
const configurationFaults = (call: ShopCall): FaultCell[] => [
  elsewhere(call, 'SiteNotFoundException', 'siteId', SITE),
  elsewhere(call, 'SlotNotFoundException', 'slotId', '/slots/header-banner'),
  ...rowsOf(call, CONTEXTS),
  ...(methodName(call) === 'PUT'
    ? []
    : [
        ...rowsOf(call, [
          [
            'SlotConfigurationNotFoundException',
            404,
            { slotId: 'header-banner', slotConfigurationId: 'nowhere' },
            { path: system('nowhere') },
          ],
        ]),
      ]),
  ...(isBody(call)
    ? rowsOf(call, [
        ...bodies('slot_configuration', content),
        unheard(content),
        [
          'PropertyConstraintViolationException',
          400,
          { path: '$.rank', document: 'slot_configuration' },
          { body: { ...content, rank: 15 } },
        ],
        [
          'EnumConstraintViolationException',
          400,
          { enumValue: 'video', document: 'slot_configuration' },
          { body: { slot_content: { type: 'video' } } },
        ],
      ])
    : []),
  ...(methodName(call) === 'PATCH'
    ? rowsOf(call, [
        [
          'SlotConfigurationAlreadyExistsException',
          409,
          { slotId: 'header-banner', slotConfigurationId: 'acme' },
          { body: { configuration_id: 'acme' } },
        ],
      ])
    : []),
  concurrentFault(call),
  ...stateFaults(call),
  existsFault(call),
]

const PRODUCT_FAULTS: Record<string, Row[]> = {
  PUT: [
    ['ProductInvalidException', 400, { productId: 'x'.repeat(101) }, { path: system('x'.repeat(101)) }],
    ['CatalogNotFoundException', 404, { catalogId: 'nowhere' }, { body: { ...PRODUCT, owning_catalog_id: 'nowhere' } }],
  ],
}
const productFaults = (call: ShopCall): FaultCell[] => [
  ...rowsOf(call, PRODUCT_FAULTS[methodName(call)] ?? []),
  ...(isBody(call) ? rowsOf(call, [...bodies('product', PRODUCT), unheard(PRODUCT), idConflict('id')]) : []),
  ...(methodName(call) === 'PUT'
    ? []
    : rowsOf(call, [['ProductNotFoundException', 404, { productId: 'nowhere' }, { path: system('nowhere') }]])),
  ...(isRead(call) ? [] : [concurrentFault(call), ...stateFaults(call), existsFault(call)]),
]

const assignmentFaults = (call: ShopCall): FaultCell[] => [
  elsewhere(call, 'CatalogNotFoundException', 'catalogId', '/catalogs/storefront'),
  elsewhere(call, 'CategoryNotFoundException', 'categoryId', '/categories/birthday'),
  ...rowsOf(call, [
    ['ProductNotFoundException', 404, { productId: 'nowhere' }, { path: system('nowhere') }],
    ...bodies('category_product_assignment', {}),
  ]),
  concurrentFault(call),
  ...stateFaults(call),
  existsFault(call),
]

const general = (call: ShopCall): FaultCell[] => [...rowsOf(call, ANY), method(call)]
const cells = [
  ...WRITE_CALLS.flatMap(general),
  ...GROUP_WRITES.flatMap(groupFaults),
  ...MEMBER_CALLS.flatMap(memberFaults),
  ...OBJECT_CALLS.flatMap(objectFaults),
  ...CONFIGURATION_WRITES.flatMap(configurationFaults),
  ...PRODUCT_CALLS.flatMap(productFaults),
  ...ASSIGNMENT_CALLS.flatMap(assignmentFaults),
]

const IN_SITE = `${IN_DATA} SiteNotFoundException`
const STATE = `ResourceStateConflictException ResourceAlreadyExistsException InvalidIfMatchException ConcurrentModificationException`
const CUSTOM = `${BODY} InvalidCustomPropertyException`
const CONTEXT = `SlotNotFoundException InvalidContextTypeException MissingSlotConfigurationContextIdException`
const SLOT_BODY = `${CUSTOM} PropertyConstraintViolationException EnumConstraintViolationException`
const OBJECT = `${IN_SITE} ObjectTypeNotFoundException`
const GROUP_BODY = `${CUSTOM} PropertyConstraintViolationException IdConflictException`

/** The faults that the description of the API lists for each call. */
const LISTED: Record<string, string> = {
  'PUT /sites/{site}/customer_groups/{id}': `${IN_SITE} ${GROUP_BODY} CustomerGroupAlreadyExistsException CustomerGroupCreateException
    SystemCustomerGroupCreateForbiddenException ResourceAlreadyExistsException ResourceStateConflictException`,
  'PATCH /sites/{site}/customer_groups/{id}': `${IN_SITE} ${GROUP_BODY} ${STATE} CustomerGroupNotFoundException
    SystemCustomerGroupUpdateForbiddenException`,
  'DELETE /sites/{site}/customer_groups/{id}': `${IN_SITE} ${STATE} CustomerGroupNotFoundException SystemCustomerGroupDeleteForbiddenException`,
  'GET /sites/{site}/customer_groups/{id}/members/{customer_no}': `${IN_SITE} CustomerGroupNotFoundException
    CustomerGroupMemberNotFoundException`,
  'PUT /sites/{site}/customer_groups/{id}/members/{customer_no}': `${IN_SITE} CustomerGroupNotFoundException CustomerNotFoundException`,
  'DELETE /sites/{site}/customer_groups/{id}/members/{customer_no}': `${IN_SITE} CustomerGroupNotFoundException CustomerNotFoundException`,
  'GET /sites/{site}/custom_objects/{type}/{key}': `${OBJECT} CustomObjectNotFoundException`,
  'PUT /sites/{site}/custom_objects/{type}/{key}': `${OBJECT} ${CUSTOM} ${STATE}`,
  'PATCH /sites/{site}/custom_objects/{type}/{key}': `${OBJECT} ${CUSTOM} ${STATE} CustomObjectNotFoundException`,
  'DELETE /sites/{site}/custom_objects/{type}/{key}': `${OBJECT} ${STATE}`,
  'PUT /sites/{site}/slots/{slot}/slot_configurations/{config}': `${IN_SITE} ${CONTEXT} ${SLOT_BODY} ${STATE}`,
  'PATCH /sites/{site}/slots/{slot}/slot_configurations/{config}': `${IN_SITE} ${CONTEXT} ${SLOT_BODY} ${STATE}
    SlotConfigurationNotFoundException SlotConfigurationAlreadyExistsException`,
  'DELETE /sites/{site}/slots/{slot}/slot_configurations/{config}': `${IN_SITE} ${CONTEXT} ${STATE} SlotConfigurationNotFoundException`,
  'GET /products/{id}': `${IN_DATA} ProductNotFoundException`,
  'PUT /products/{id}': `${IN_DATA} ${CUSTOM} ${STATE} IdConflictException ProductInvalidException CatalogNotFoundException`,
  'PATCH /products/{id}': `${IN_DATA} ${CUSTOM} ${STATE} IdConflictException ProductNotFoundException`,
  'PUT /catalogs/{catalog}/categories/{category}/products/{id}': `${IN_DATA} ${BODY} ${STATE} CatalogNotFoundException
    CategoryNotFoundException ProductNotFoundException`,
}

test('every call is answered when nothing is wrong with it', async () => {
  const shop = await openFaultShop(fetch)
  try {
    const answers: [string, number][] = []
    for (const call of WRITE_CALLS) answers.push([call.call, (await sayCall(call)(shop)).status])
    const isEmpty = (call: string) =>
      call.includes('/members/') ? !call.startsWith('GET') : call.startsWith('DELETE') && !call.includes('customer_groups')
    expect(answers).toEqual(WRITE_CALLS.map(({ call }) => [call, isEmpty(call) ? 204 : 200]))
  } finally {
    await shop.close()
  }
})

everyFault('Data writes', {
  network: fetch,
  listed: Object.fromEntries(Object.entries(LISTED).map(([call, faults]) => [call, faults.split(/\s+/)])),
  cells,
})
