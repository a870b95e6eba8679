import { applicationToken, DATA, type openTestCommerce, say } from '@fondly/upstreams/commerce/testing/open-commerce.ts'

const PATH = `${DATA}/sites/fondly/customer_groups/acme`

/** The customer group acme as commerce stores it, for tests that act as another program. */
export function storedGroup(shop: Pick<Awaited<ReturnType<typeof openTestCommerce>>, 'fetch'>) {
  return {
    group: async () => (await say(shop.fetch, 'GET', `${PATH}?select=(**)`, { token: await applicationToken(shop.fetch) })).json,
    patch: async (body: Record<string, unknown>) => {
      await say(shop.fetch, 'PATCH', PATH, { token: await applicationToken(shop.fetch), body })
    },
  }
}
