import type { Fetch } from '@fondly/kit/env.ts'
import { overHttp } from '@fondly/kit/testing/over-http.ts'
import { Client } from 'pg'
import { applicationToken, openTestCommerce, type Saying, shopperToken, SIGN_IN, toCall } from './open-commerce.ts'

export type FaultShop = Awaited<ReturnType<typeof openFaultShop>>

/** Serves the small world on a real port, with functions that provoke faults. */
export async function openFaultShop(network: Fetch) {
  // Two connections, so that one call may wait for another.
  const shop = await openTestCommerce(2, { lockMilliseconds: 200 })
  const http = await overHttp(shop.fetch)
  const database = new Client({ connectionString: shop.databaseUrl })
  await database.connect()
  await database.query('set search_path to commerce')

  /** Makes one call over the network. */
  const say = (method: string, path: string, saying?: Saying): Promise<Response> => network(toCall(http.origin, method, path, saying))
  const bodyOf = async (answer: Response) => (await answer.json()) as Record<string, unknown>

  return {
    ...shop,
    origin: http.origin,
    say,
    /** Makes one call and returns its document; for calls that prepare the call of a test. */
    ask: async (method: string, path: string, saying?: Saying) => bodyOf(await say(method, path, saying)),
    application: () => applicationToken(shop.fetch),
    shopper: (login: string) => shopperToken(shop.fetch, login),
    /** Creates a guest, who has no basket yet. */
    guest: async () => {
      const answer = await say('POST', SIGN_IN, { body: { type: 'guest' } })
      const customerId = String((await bodyOf(answer))['customer_id'])
      return { customerId, token: answer.headers.get('authorization')?.slice('Bearer '.length) ?? '' }
    },
    /** Runs one statement on the shop's tables: a change that no call of the API made. */
    behind: (statement: string, values: unknown[] = []) => database.query(statement, values),
    /** Does the work while another connection holds the rows that the statement locks. */
    whileHeld: async <T>(statement: string, values: unknown[], work: () => Promise<T>): Promise<T> => {
      await database.query('begin')
      try {
        await database.query(statement, values)
        return await work()
      } finally {
        await database.query('rollback')
      }
    },
    close: async () => {
      await http.close()
      await database.end()
      await shop.close()
    },
  }
}
