import type { PressOverview } from '@fondly/contracts/bff/press.ts'
import type { Product } from '@fondly/launch/compose.ts'

const callPress = ({ press }: Product, path: string, body?: unknown) =>
  press.fetch(new Request(`http://localhost/api/press${path}`, body ? { method: 'POST', body: JSON.stringify(body) } : {}), 'an operator')

/** Cuts and prints everything that can be cut now. */
export async function cutAll(product: Product): Promise<void> {
  await product.press.run()
  // The cast is safe, because our own product writes the overview.
  const { due } = (await (await callPress(product, '')).json()) as PressOverview
  for (const { mailDate, size, stock } of due) await callPress(product, '/cut', { mailDate, size, stock })
  await product.press.run()
}
