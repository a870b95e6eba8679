import { createInterface } from 'node:readline'
import { createMaillessDays } from '@fondly/core/changes/mailless-days.ts'
import type { Fields } from '@fondly/core/activity/activity-log.ts'
import type { ChangeTarget } from '@fondly/core/changes/change-targets.ts'
import type { DashboardEditor } from '@fondly/core/dashboard/open-dashboard.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { compose } from '@fondly/launch/compose.ts'
import { realEnv } from '@fondly/launch/settings/real-env.ts'
import { readSettings } from '@fondly/launch/settings/settings.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { type Death, createInterrupter } from './death.ts'
import { cachedPictures } from './cached-pictures.ts'
import { LONG_TIMEOUTS } from './long-timeouts.ts'

/** The argument of such a process; `aheadMs` is how far its clock is ahead. */
export type AdministratorOrder = {
  data: string
  databaseUrl: string
  leaseMilliseconds: number
  aheadMs: number
  clientId: string
  day: string
  /** What happens to the closed day while its cards are being moved. If set, the process is killed only after the first card began to move. */
  afterwards?: 'opened' | 'closed again' | undefined
  death: Death | null
  /** If set, the process makes this change and closes no day. */
  change?: { target: ChangeTarget; fields: Fields }
}

/** A process of the product that closes a day to mailing and moves its cards until it is killed. It prints 'closed' after the change. */
const order = JSON.parse(process.argv[2] ?? '{}') as AdministratorOrder
const { data, databaseUrl, leaseMilliseconds, aheadMs, clientId, day, death } = order
const { interruptAt, reach } = createInterrupter()
const product = await compose({
  env: { ...realEnv(silentLog), clock: () => new Date(Date.now() + aheadMs) },
  settings: readSettings({ FONDLY_DATA: data, FONDLY_POOL_SIZE: '4', FONDLY_PRESS_CUT: 'cut-off' }),
  databaseUrl,
  limits: LONG_TIMEOUTS,
  leases: { sendingMilliseconds: leaseMilliseconds, pressSeconds: 600 },
  pace: { pollMilliseconds: 100 },
  reach: (upstreams) => reach({ ...upstreams, renderer: { ...upstreams.renderer, fetch: cachedPictures(upstreams.renderer.fetch, data) } }),
})
// Exit when the parent process is gone.
createInterface({ input: process.stdin }).once('close', () => process.exit(0))

const { changes } = product.core.context
if (order.change) {
  const { target, fields } = order.change
  const seen = await changes.read(target)
  interruptAt(death)
  await changes.change({ target, version: seen.version, fields, actor: { id: 'administrator', name: 'Ada Admin' } })
  process.exit(0)
}
// The guard of the dashboard makes an editor from a session; this process has no visitor.
const editor = { client: { clientId }, user: { id: 'administrator', firstName: 'Ada', lastName: 'Admin' } } as DashboardEditor
const put = async (reason: { en: string } | null) => {
  const { version = '' } = await changes.read({ kind: 'client', clientId })
  await createMaillessDays(product.core.context).putOwn(editor, day, { version, reason, plan: 'later' })
}
if (!order.afterwards) interruptAt(death)
await put({ en: 'Closed' })
process.stdout.write('closed\n')
if (order.afterwards) {
  // Only `work()` below runs the sending that moves the card. So the card is certainly still being moved when the day is opened.
  while (!(await isMoving())) await product.core.closedDays.settle()
  interruptAt(death)
}
product.core.work()
if (order.afterwards) await put(null)
if (order.afterwards === 'closed again') await put({ en: 'Closed again' })
for (;;) {
  await product.core.closedDays.settle()
  await pause(100)
}

async function isMoving(): Promise<boolean> {
  const cards = product.core.context.database
    .selectFrom('closed_day_card')
    .select('day')
    .where('day', '=', day)
    .where('outcome', '=', 'moving')
  return (await cards.execute()).length > 0
}
