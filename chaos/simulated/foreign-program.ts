import type { Chance } from './chance.ts'
import type { MemoryCommerce } from './memory-commerce.ts'
import { memoryTokens } from './memory-tokens.ts'
import { ANA, CARD } from './small-snapshot.ts'
import type { VirtualTime } from './virtual-time.ts'

/** Baskets that another program of the same customer made, in the state in which it left them, and those that it removed again. */
export type Foreign = { made: Map<string, { revision: number; isEmpty: boolean }>; removed: Set<string> }

/** Simulates another program that opens a basket of the same customer at some time, may fill it, and may remove it again. */
export function foreignProgram({
  commerce,
  time,
  chance,
  at,
  trace,
}: {
  commerce: MemoryCommerce
  time: VirtualTime
  chance: Chance
  at: number | undefined
  trace: (line: string) => void
}): Foreign {
  const foreign: Foreign = { made: new Map(), removed: new Set() }
  const headers = () => ({ authorization: `Bearer ${memoryTokens(time.now).shopper(ANA.id)}`, 'content-type': 'application/json' })
  const say = (method: string, path: string, body?: unknown) =>
    commerce.fetch(
      new Request(`http://commerce/s/fondly/dw/shop/v21_2${path}`, {
        method,
        headers: headers(),
        body: body === undefined ? null : JSON.stringify(body),
      }),
    )

  async function open(): Promise<void> {
    const response = await say('POST', '/baskets', {})
    if (!response.ok) return
    const { basket_id: id } = (await response.json()) as { basket_id: string }
    const isEmpty = chance.is(0.3)
    if (!isEmpty) await say('POST', `/baskets/${id}/items`, [{ product_id: CARD.id, quantity: 1 }])
    foreign.made.set(id, { revision: commerce.baskets.get(id)?.revision ?? 0, isEmpty })
    trace(`another program opens basket ${id}`)
    if (chance.is(0.3)) time.set(() => void take(id), chance.between(1_000, 60_000))
  }
  async function take(id: string): Promise<void> {
    foreign.removed.add(id)
    await say('DELETE', `/baskets/${id}`)
    trace(`another program removes basket ${id}`)
  }
  if (at !== undefined) time.set(() => void open(), at)
  return foreign
}
