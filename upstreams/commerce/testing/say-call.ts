import type { FaultShop } from './fault-shop.ts'
import type { Saying } from './open-commerce.ts'
import { CLIENT } from './open-commerce.ts'
import type { Ready, ShopCall } from './shop-calls.ts'

/** What a test changes in a good call. */
export type Spoiled = Saying & {
  method?: string
  /** Changes the right path into another one. */
  path?: (path: string) => string
  /** Additional parameters of the query. */
  query?: string
  /** Another client id in the query, for calls that have it there; an empty text leaves it out. */
  clientId?: string
  /** True: the call is made without the token that it needs. */
  noToken?: boolean
  /** True: the call is made without the body that it needs. */
  noBody?: boolean
}

/** Makes a prepared call with one thing changed. A PUT is sent as a POST, because production refuses PUT. */
export function sayReady(
  { say }: FaultShop,
  { call, caller }: Pick<ShopCall, 'call' | 'caller'>,
  ready: Ready,
  spoiled: Spoiled = {},
): Promise<Response> {
  const named = spoiled.method ?? call.split(' ')[0] ?? 'GET'
  const put = named === 'PUT' && spoiled.method === undefined
  const clientId = caller === 'signing in' ? (spoiled.clientId ?? CLIENT.clientId) : ''
  const query = [spoiled.query ?? '', clientId && `client_id=${encodeURIComponent(clientId)}`].filter((part) => part !== '').join('&')
  const path = (spoiled.path ?? ((same: string) => same))(ready.path) + (query === '' ? '' : `?${query}`)
  const token = spoiled.token ?? (spoiled.noToken ? undefined : ready.token)
  const body = spoiled.body ?? (spoiled.noBody ? undefined : ready.body)
  return say(put ? 'POST' : named, path, {
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
    headers: { ...(put ? { 'x-dw-http-method-override': 'PUT' } : {}), ...spoiled.headers },
  })
}

/** Prepares a call of the list and makes it with one thing changed. */
export function sayCall(call: ShopCall, spoil: (ready: Ready, shop: FaultShop) => Spoiled | Promise<Spoiled> = () => ({})) {
  return async (shop: FaultShop): Promise<Response> => {
    const ready = await call.ready(shop)
    return sayReady(shop, call, ready, await spoil(ready, shop))
  }
}

const prepared = new WeakMap<FaultShop, Map<string, Promise<Ready>>>()

/** Like `sayCall`, for faults that do not depend on the preparation: the call is prepared once for all of them. */
export function sayRefused(call: ShopCall, spoil: (ready: Ready, shop: FaultShop) => Spoiled | Promise<Spoiled>) {
  return async (shop: FaultShop): Promise<Response> => {
    const known = prepared.get(shop) ?? new Map<string, Promise<Ready>>()
    const preparing = known.get(call.call) ?? call.ready(shop)
    prepared.set(shop, known.set(call.call, preparing))
    const ready = await preparing
    return sayReady(shop, call, ready, await spoil(ready, shop))
  }
}
