import type { FaultCell } from './fault-table.ts'
import { newcomer } from './shop-calls.ts'
import { concurrentFault, notFound } from './shop-general-faults.ts'
import { ANA } from './small-world.ts'
import { openBasketFaults, changeBasketFaults } from './basket-faults.ts'
import { placeOrderFaults, orderFaults } from './order-faults.ts'
import { writeFaults, findCall, spoilable } from './spoil-call.ts'

/** The faults that only one call has. `generalFaults` has the faults that several calls share. */
export function ownFaults(): FaultCell[] {
  return [
    ...signingIn(),
    ...customers(),
    ...openBasketFaults(),
    ...changeBasketFaults(),
    ...placeOrderFaults('POST /orders'),
    ...placeOrderFaults('PUT /orders/{order_no}'),
    ...orderFaults(),
    ...catalogue(),
  ]
}

function signingIn(): FaultCell[] {
  const auth = spoilable('POST /customers/auth')
  const trusted = spoilable('POST /customers/auth/trustedsystem')
  const profile = spoilable('POST /customers/ext_profile')
  const register = spoilable('POST /customers')
  const refresh = { body: { type: 'refresh' } }
  const credentials = { body: { type: 'credentials' } }
  return [
    auth('AuthenticationFailedException', 401, {}, { ...credentials, headers: { authorization: `Basic ${btoa('ana@acme.test:guess')}` } }),
    auth('AuthorizationHeaderMissingException', 401, {}, credentials),
    auth('InvalidAuthorizationHeaderException', 401, {}, { ...credentials, headers: { authorization: 'Digest eA==' } }),
    auth('InvalidAccessTokenException', 401, { accessToken: 'a.b.c' }, { ...refresh, token: 'a.b.c' }),
    auth('AccessWithoutUserForbiddenException', 403, {}, async (_, { application }) => ({ ...refresh, token: await application() })),
    trusted('AuthenticationFailedException', 401, {}, ({ body }) => ({ body: { ...(body as object), login: 'nobody@acme.test' } })),
    concurrentFault(findCall('POST /customers/auth/trustedsystem')),
    concurrentFault(findCall('POST /customers/ext_profile')),
    concurrentFault(findCall('POST /customers')),
    register('InvalidCustomerTypeException', 400, {}, async (_, shop) => ({ token: (await newcomer(shop)).token })),
    register('InvalidPasswordException', 400, {}, ({ body }) => ({ body: { ...(body as object), password: 'short' } })),
    register(
      'LoginAlreadyInUseException',
      400,
      { login: ANA.email },
      { body: { password: 'Card-1234', customer: { login: ANA.email, email: ANA.email, last_name: 'Thief' } } },
    ),
    profile('InvalidCustomerTypeException', 400, {}, async (_, shop) => ({ token: (await newcomer(shop)).token })),
    profile('LoginAlreadyInUseException', 400, { login: ANA.email }, ({ body }) => ({ body: { ...(body as object), email: ANA.email } })),
  ]
}

function customers(): FaultCell[] {
  const read = spoilable('GET /customers/{id}')
  const orders = spoilable('GET /customers/{id}/orders')
  const missing = ['GET /customers/{id}', 'PATCH /customers/{id}', 'GET /customers/{id}/baskets', 'GET /customers/{id}/orders']
  return [
    ...missing.map((call) => notFound(findCall(call), 'CustomerNotFoundException', 'customerId')),
    read('InvalidExpandValueException', 400, { expandValue: 'secrets' }, { query: 'expand=addresses,secrets' }),
    orders('MalformedParameterException', 400, { parameter: 'from', value: 'soon' }, { query: 'from=soon' }),
    orders('ValueConstraintViolationException', 400, { parameter: 'count', expected: '<= 50' }, { query: 'count=51' }),
    ...writeFaults('PATCH /customers/{id}'),
    spoilable('PATCH /customers/{id}')('LoginAlreadyInUseException', 400, { login: ANA.email }, { body: { email: ANA.email } }),
  ]
}

function catalogue(): FaultCell[] {
  const category = spoilable('GET /categories/{id}')
  const search = 'GET /product_search'
  const product = 'GET /products/{id}'
  const many = Array.from({ length: 25 }, (_, at) => `card-${at}`).join(',')
  return [
    category('CategoryNotFoundException', 404, { categoryId: 'nowhere' }, { path: (path) => path.replace('birthday', 'nowhere') }),
    category('MalformedParameterException', 400, { parameter: 'levels', value: 'all' }, { query: 'levels=all' }),
    category('ValueConstraintViolationException', 400, { parameter: 'levels', expected: '<= 10' }, { query: 'levels=11' }),
    ...[search, 'GET /product_search/{part}'].flatMap((call) => [
      spoilable(call)('MalformedParameterException', 400, { parameter: 'start', value: '-1' }, { query: 'start=-1' }),
      spoilable(call)('ValueConstraintViolationException', 400, { parameter: 'count', expected: '<= 200' }, { query: 'count=201' }),
    ]),
    ...[search, product, 'GET /products/({ids})'].map((call) =>
      spoilable(call)('InvalidExpandValueException', 400, { expandValue: 'everything' }, { query: 'expand=images,everything' }),
    ),
    ...[search, 'GET /product_search/{part}', product, 'GET /products/({ids})', 'GET /products/{id}/{part}'].map((call) =>
      spoilable(call)('UnsupportedCurrencyException', 400, { currency: 'EUR' }, { query: 'currency=EUR' }),
    ),
    ...[product, 'GET /products/{id}/{part}'].map((call) =>
      spoilable(call)('ProductNotFoundException', 404, { productId: 'nothing' }, { path: (path) => path.replace('1HBE2115', 'nothing') }),
    ),
    spoilable(product)('MalformedParameterException', 400, { parameter: 'all_images', value: 'some' }, { query: 'all_images=some' }),
    spoilable('GET /products/({ids})')(
      'MalformedParameterException',
      400,
      { parameter: 'id', value: many },
      { path: (path) => path.replace(/\(.*\)/, `(${many})`) },
    ),
  ]
}
