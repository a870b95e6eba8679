import type { FaultShop } from './fault-shop.ts'
import type { Saying } from './open-commerce.ts'
import { CLIENT } from './open-commerce.ts'
import type { Ready, ShopCall } from './shop-calls.ts'

/** What is otherwise about a call than it should be. */
export type Spoiled = Saying & {
  method?: string
  /** The path as it should be, made into another. */
  path?: (path: string) => string
  /** More of the query string. */
  query?: string
  /** Another client id where the call has it in its query; none when empty. */
  clientId?: string
  /** Without the token that the call needs. */
  noToken?: boolean
  /** Without the body that the call needs. */
  noBody?: boolean
}

/** Makes a call that is ready, with something spoiled; a PUT travels as a POST, as production wants it. */
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

/** Prepares a call of the list and makes it, with something spoiled. */
export function sayCall(call: ShopCall, spoil: (ready: Ready, shop: FaultShop) => Spoiled | Promise<Spoiled> = () => ({})) {
  return async (shop: FaultShop): Promise<Response> => {
    const ready = await call.ready(shop)
    return sayReady(shop, call, ready, await spoil(ready, shop))
  }
}

const prepared = new WeakMap<FaultShop, Map<string, Promise<Ready>>>()

/** The same for what is refused whatever was prepared, so that one preparation serves every such refusal of a call. */
export function sayRefused(call: ShopCall, spoil: (ready: Ready, shop: FaultShop) => Spoiled | Promise<Spoiled>) {
  return async (shop: FaultShop): Promise<Response> => {
    const known = prepared.get(shop) ?? new Map<string, Promise<Ready>>()
    const preparing = known.get(call.call) ?? call.ready(shop)
    prepared.set(shop, known.set(call.call, preparing))
    const ready = await preparing
    return sayReady(shop, call, ready, await spoil(ready, shop))
  }
}
