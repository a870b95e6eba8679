import * as z from 'zod'

const OrderedReturnAddress = z.object({
  name: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
})
export type OrderedReturnAddress = z.infer<typeof OrderedReturnAddress>

/** The return address as an order carries it, in JSON; undefined where it cannot be read. */
export function orderedReturnAddress(text: string): OrderedReturnAddress | undefined {
  try {
    return OrderedReturnAddress.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
