import type { OrderFormSetting } from '@fondly/contracts/bff/order-form.ts'
import type { DrawnSignature } from '@fondly/domain/sender/drawn-signature.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ask, Nothing } from './ask.ts'

const PATH = '/api/drawn-signature'

/** Keeps what the user drew, or deletes it when nothing is drawn. Forms that are open show it at once. */
export async function saveSignature(queries: QueryClient, strokes: DrawnSignature): Promise<void> {
  const isUsed = strokes.length > 0
  await (isUsed ? ask(PATH, Nothing, { method: 'PUT', body: { strokes, isUsed } }) : ask(PATH, Nothing, { method: 'DELETE' }))
  const drawnSignature = { strokes: strokes.map((stroke) => [...stroke]), isUsed }
  queries.setQueriesData<OrderFormSetting>({ queryKey: ['order-form'] }, (setting) => setting && { ...setting, drawnSignature })
}

/** Remembers for the next card whether the user signs by hand. If that is lost, the next form begins with the choice before. */
export const rememberSigning = (isUsed: boolean): Promise<unknown> =>
  ask(PATH, Nothing, { method: 'PUT', body: { isUsed } }).catch(() => undefined)
