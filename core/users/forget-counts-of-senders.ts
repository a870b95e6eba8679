import { repeat } from '@fondly/kit/repeat.ts'
import type { Listener } from '@fondly/kit/sql/listen.ts'
import type { CoreContext } from '../context.ts'
import { SENDING_CHANNEL } from '../sendings/sending-channel.ts'

const LOOK_INTERVAL_MS = 1_000

/**
 * Within a second after cards were sent, by any process, forgets the monthly counts of their senders. One statement finds the senders of all cards of
 * that second.
 */
export function forgetCountsOfSenders(
  { database, env, monthlyCardCount }: Pick<CoreContext, 'database' | 'env' | 'monthlyCardCount'>,
  listener: Pick<Listener, 'on'>,
): { stop: () => Promise<void> } {
  const sent = new Set<string>()
  const stopHearing = listener.on(SENDING_CHANNEL, (payload) => {
    if (payload === undefined) return monthlyCardCount.forgetAll()
    const [id, state] = payload.split(' ')
    if (id && state === 'done') sent.add(id)
  })
  const looking = repeat({
    task: async () => {
      if (sent.size === 0) return
      const ids = [...sent]
      sent.clear()
      const senders = await database.selectFrom('sending').select('owner').distinct().where('id', 'in', ids).execute()
      for (const { owner } of senders) monthlyCardCount.forget(owner)
    },
    intervalMs: LOOK_INTERVAL_MS,
    onFailure: (cause) => {
      monthlyCardCount.forgetAll()
      env.log.warn('The senders of cards that were just sent could not be read.', { cause })
    },
  })
  return {
    stop: async () => {
      stopHearing()
      await looking.stop()
    },
  }
}
