import { Fault } from '../faults.ts'
import { resourceState } from '../resource-state.ts'
import type { Shopper } from '../route.ts'
import type { CommerceContext } from '../context.ts'
import { basketFlashes } from './basket-flashes.ts'
import { basketExpiryCutOff, type BasketRow } from './basket-row.ts'
import { containerDocument } from './container-document.ts'

export function basketState({ basket_id, revision }: BasketRow): string {
  return resourceState('basket', basket_id, revision)
}

/** Returns the shopper's open basket with this id. Throws a fault (404) for a basket of another shopper. */
export async function findBasket(context: CommerceContext, shopper: Shopper, basketId: string): Promise<BasketRow> {
  const basket = await context.database
    .selectFrom('basket')
    .selectAll()
    .where('basket_id', '=', basketId)
    .where('customer_id', '=', shopper.customerId)
    .where('modified_at', '>', basketExpiryCutOff(context))
    .executeTakeFirst()
  return basket ?? noBasket(basketId)
}

/** Throws the fault for a basket that does not exist or belongs to another shopper. */
export function noBasket(basketId: string): never {
  throw new Fault('BasketNotFoundException', `No basket with ID '${basketId}' was found.`, { basketId })
}

/** A basket as the Shop API returns it. */
export function basketDocument({ currency, link }: CommerceContext, basket: BasketRow): Record<string, unknown> {
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
