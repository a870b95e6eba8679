import type { Selectable } from 'kysely'
import { Fault } from '../faults.ts'
import { resourceState } from '../resource-state.ts'
import type { Shopper } from '../route.ts'
import type { Commerce } from '../shelf.ts'
import type { Tables } from '../store/tables.ts'
import { basketFlashes } from './basket-flashes.ts'
import { containerDocument } from './container-document.ts'

export type BasketRow = Selectable<Tables['basket']>

const LIFETIME_MILLISECONDS = 7 * 24 * 3600 * 1000

/** A basket untouched since then has expired. */
export function openSince({ env }: Commerce): Date {
  return new Date(env.clock().getTime() - LIFETIME_MILLISECONDS)
}

export function basketState({ basket_id, revision }: BasketRow): string {
  return resourceState('basket', basket_id, revision)
}

/** The shopper's open basket of that id; anybody else's is not there for them. */
export async function theBasket(commerce: Commerce, shopper: Shopper, basketId: string): Promise<BasketRow> {
  const basket = await commerce.database
    .selectFrom('basket')
    .selectAll()
    .where('basket_id', '=', basketId)
    .where('customer_id', '=', shopper.customerId)
    .where('modified_at', '>', openSince(commerce))
    .executeTakeFirst()
  return basket ?? noBasket(basketId)
}

export function noBasket(basketId: string): never {
  throw new Fault('BasketNotFoundException', `No basket with ID '${basketId}' was found.`, { basketId })
}

export function basketDocument({ currency, link }: Commerce, basket: BasketRow): Record<string, unknown> {
  const flashes = basketFlashes(basket.content)
  return {
    _type: 'basket',
    _resource_state: basketState(basket),
    ...(flashes.length > 0 ? { _flash: flashes } : {}),
    basket_id: basket.basket_id,
    creation_date: basket.created_at,
    last_modified: basket.modified_at,
    customer_info: { _type: 'customer_info', customer_id: basket.customer_id, email: basket.email ?? '' },
    notes: { _type: 'simple_link', link: link(`/baskets/${basket.basket_id}/notes`) },
    ...containerDocument(basket.content, currency),
  }
}
