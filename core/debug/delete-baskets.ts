import type { Commerce, Shopper } from '@fondly/gateways/commerce/commerce.ts'

/** Removes every open basket of a shopper. Returns the number of removed baskets. */
export async function deleteBaskets({ baskets }: Pick<Commerce, 'baskets'>, shopper: Shopper): Promise<number> {
  let deleted = 0
  for (const { id } of await baskets.ofCustomer(shopper)) if (await baskets.remove(shopper, id)) deleted += 1
  return deleted
}
