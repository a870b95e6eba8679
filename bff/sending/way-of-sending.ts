import type { Runs } from '@fondly/kit/durable/runs.ts'
import type { Walking } from '@fondly/kit/durable/walk.ts'
import type { Log } from '@fondly/kit/log.ts'
import type { House } from '../house.ts'
import { checkAddress } from './check-address.ts'
import { checkMailDate } from './check-mail-date.ts'
import { checkOpenBaskets, makeRoom } from './open-baskets.ts'
import { placeOrderSteps } from './place-order.ts'
import type { Printing } from './printing.ts'
import type { SendingData, SendingSeal } from './sending-data.ts'
import { settling } from './settle.ts'
import { CREATE_ORDER } from './step-names.ts'
import type { Turns } from './turns.ts'

/** What a sending's way needs of the house. */
export type WayOfSending = Pick<House, 'commerce' | 'worker' | 'audit'> & {
  calendar: Pick<House['calendar'], 'calendar'>
  drafts: Pick<House['drafts'], 'end' | 'renewKey'>
  streaks: Pick<House['streaks'], 'forget'>
  runs: Runs<SendingData>
  turns: Turns
  printing: Printing
  seal: SendingSeal
  log: Log
}

/** A sending's whole way, from the check of open baskets to what follows the order, and what its failures mean. */
export function wayOfSending(way: WayOfSending): Pick<Walking<SendingData>, 'runs' | 'steps' | 'settle' | 'beforeStop' | 'log'> {
  const { commerce, worker, calendar, drafts, streaks, audit, runs, turns, printing, seal, log } = way
  const room = makeRoom({ commerce, seal, turns })
  return {
    runs,
    steps: [
      checkOpenBaskets(room),
      checkAddress({ worker, seal, log }),
      checkMailDate({ calendar, seal }),
      ...placeOrderSteps({ commerce, seal, printing, room }),
      {
        name: 'after the order',
        percent: 90,
        text: 'Placing order...',
        act: async (data) => {
          const { userId, clientId, cardId, shopper } = seal.matter(data)
          printing.forget(data.id)
          streaks.forget(shopper)
          await drafts.end(userId, cardId, data.key)
          await audit({ event: 'purchase', userId, clientId, orderNo: data.orderNo })
        },
      },
    ],
    settle: settling({ commerce, seal, log }),
    // A sending that ends without a card: the draft's next Send is another one.
    beforeStop: async ({ id, data, mark }) => {
      printing.forget(id)
      const { userId, cardId } = seal.matter(data)
      const mayBeOrdered = data.orderNo !== undefined || mark === CREATE_ORDER
      await drafts.renewKey(userId, cardId, { key: data.key, newScanCode: mayBeOrdered })
    },
    log,
  }
}
