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

/** Reads the return address of an order from JSON; undefined when it is unreadable. */
export function orderedReturnAddress(text: string): OrderedReturnAddress | undefined {
  try {
    return OrderedReturnAddress.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
