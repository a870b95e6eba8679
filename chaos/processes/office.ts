import { join } from 'node:path'
import type { DashboardEditor } from '@fondly/core/dashboard/open-dashboard.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { compose } from '@fondly/launch/compose.ts'
import { app } from '@fondly/launch/serve/app.ts'
import { realEnv } from '@fondly/launch/settings/real-env.ts'
import { readSettings } from '@fondly/launch/settings/settings.ts'
import { newsUntil, pressSend } from '../../scenarios/testing/send-a-card.ts'
import { cachedPictures } from './cached-pictures.ts'
import { LONG_TIMEOUTS } from './long-timeouts.ts'
import { createDemonstration, signInSender } from './test-product.ts'

export type Office = Awaited<ReturnType<typeof openOffice>>

/** Opens a product in this process with one sender and an administrator. Its clock can be moved ahead, and it works on sendings only after `core.work()`. */
export async function openOffice({
  folder,
  databaseUrl,
  leaseMilliseconds,
}: {
  folder: string
  databaseUrl: string
  leaseMilliseconds: number
}) {
  await createDemonstration({ folder, databaseUrl })
  let aheadMs = 0
  const data = join(folder, 'data')
  const settings = readSettings({ FONDLY_DATA: data, FONDLY_POOL_SIZE: '4', FONDLY_PRESS_CUT: 'cut-off' })
  const product = await compose({
    env: { ...realEnv(silentLog), clock: () => new Date(Date.now() + aheadMs) },
    settings,
    databaseUrl,
    limits: LONG_TIMEOUTS,
    leases: { sendingMilliseconds: leaseMilliseconds, pressSeconds: 600 },
    pace: { pollMilliseconds: 100 },
    reach: (upstreams) => ({ ...upstreams, renderer: { ...upstreams.renderer, fetch: cachedPictures(upstreams.renderer.fetch, data) } }),
  })
  const page = { file: () => undefined, document: () => new Response('') }
  const [tab] = await signInSender(app({ settings, product, page, readiness: () => Promise.resolve({ ready: true }) }), 1)
  const person = await product.core.context.sessions.findPerson('harborview', () => true)
  if (!tab || !person) throw new Error('Nobody is there to send.')
  const { clientId } = person

  return {
    product,
    // The guard of the dashboard makes an editor from a session; nobody has signed in here.
    editor: { client: { clientId }, user: { id: 'next administrator', firstName: 'Nora', lastName: 'Next' } } as DashboardEditor,
    place: {
      data,
      databaseUrl,
      clientId,
      get aheadMs() {
        return aheadMs
      },
    },
    advance: (milliseconds: number): void => {
      aheadMs += milliseconds
    },
    /** Sends a card for that day. Returns the number of its order. */
    send: async (mailDate: string): Promise<string> => {
      const work = product.core.work()
      const { response } = await pressSend(tab, { sendDate: mailDate })
      const { id } = (await response.json()) as { id: string }
      const last = (await newsUntil(tab, id, ['sent', 'stopped'])).at(-1)
      await work.stop()
      if (last?.state !== 'sent') throw new Error('The card was not sent.')
      return last.confirmation.orderNo
    },
    close: product.close,
  }
}
