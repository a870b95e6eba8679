import { join } from 'node:path'
import { addDays, isWeekend } from '@fondly/domain/mail-date/mail-date.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { app } from '@fondly/launch/serve/app.ts'
import { compose, type Product } from '@fondly/launch/compose.ts'
import { realEnv } from '@fondly/launch/settings/real-env.ts'
import { readSettings } from '@fondly/launch/settings/settings.ts'
import { filledForm, newsUntil, pressSend } from '../../scenarios/testing/send-a-card.ts'
import { sql } from 'kysely'
import { createDemonstration, signInSender } from './test-product.ts'
import { LONG_TIMEOUTS } from './long-timeouts.ts'

type Place = { folder: string; databaseUrl: string }

/** Starts the product on a folder's data; `cut` says when its press cuts. */
export function startProductInPlace({ folder, databaseUrl }: Place, cut: 'at-once' | 'cut-off'): Promise<Product> {
  const settings = readSettings({ FONDLY_DATA: join(folder, 'data'), FONDLY_POOL_SIZE: '4', FONDLY_PRESS_CUT: cut })
  return compose({ env: realEnv(silentLog), settings, databaseUrl, limits: LONG_TIMEOUTS })
}

/** Sends one card with a mail date so far ahead that its cut-off does not come meanwhile. Returns the order's number. */
export async function sendOne(place: Place): Promise<string> {
  await createDemonstration(place)
  const product = await startProductInPlace(place, 'cut-off')
  try {
    const settings = readSettings({ FONDLY_DATA: join(place.folder, 'data') })
    const page = { file: () => undefined, document: () => new Response('') }
    const [tab] = await signInSender(app({ settings, product, page, readiness: () => Promise.resolve({ ready: true }) }), 1)
    if (!tab) throw new Error('Nobody is there to send.')
    product.core.work()
    const { calendar } = (await filledForm(tab)).pageData
    const blackedOut = new Set(calendar.blackoutDays.map(({ day }) => day))
    let mailDate = addDays(calendar.today, 14)
    while (isWeekend(mailDate) || blackedOut.has(mailDate)) mailDate = addDays(mailDate, 1)
    const { response } = await pressSend(tab, { sendDate: mailDate })
    const { id } = (await response.json()) as { id: string }
    const last = (await newsUntil(tab, id, ['sent', 'stopped'])).at(-1)
    if (last?.state !== 'sent') throw new Error('The card was not sent.')
    return last.confirmation.orderNo
  } finally {
    await product.close()
  }
}

/** Makes `count` copies of the order with their own numbers and scan codes, ready to print as if they were sent. Returns their numbers. */
export async function copyOrders(
  orderNo: string,
  { databaseUrl, prefix, count }: { databaseUrl: string; prefix: string; count: number },
): Promise<string[]> {
  const database = openDatabase({ url: databaseUrl, schema: 'commerce', poolSize: 1 })
  try {
    const { rows } = await sql<{ order_no: string }>`
      insert into commerce.orders
      select (jsonb_populate_record(o, jsonb_build_object(
        'order_no', ${prefix}::text || lpad(n::text, 5, '0'), 'order_token', gen_random_uuid()::text, 'status', 'new', 'export_status', 'ready',
        'content', jsonb_set(o.content, '{items,0,custom,c_scanCode}', to_jsonb(${prefix}::text || lpad(n::text, 5, '0')))))).*
      from commerce.orders o, generate_series(1, ${count}) n where o.order_no = ${orderNo}
      returning order_no`.execute(database)
    return rows.map((row) => row.order_no)
  } finally {
    await database.destroy()
  }
}
