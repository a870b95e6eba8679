import type { Env } from '@fondly/kit/env.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '../store/tables.ts'

export type BasketRow = Selectable<Tables['basket']>

const BASKET_LIFETIME_MS = 7 * 24 * 3600 * 1000

/** Returns the moment before which an unchanged basket has expired. */
export function basketExpiryCutOff({ env }: { env: Pick<Env, 'clock'> }): Date {
  return new Date(env.clock().getTime() - BASKET_LIFETIME_MS)
}
