import type { Confirmation, SendingNews } from '@fondly/contracts/bff/sendings.ts'
import type { Run } from '@fondly/kit/workflow/run.ts'
import type { SendingData, SendingSeal } from './sending-data.ts'
import { CREATE_ORDER } from './step-names.ts'

/** Converts a committed run into the progress that the sender reads. */
export function toSendingNews(run: Run<SendingData>, seal: SendingSeal): SendingNews {
  const { state, percent, text, data } = run
  if (state === 'done') return { state: 'sent', percent: 100, confirmation: confirmationOf(data, seal) }
  if (state === 'stopped') return { state: 'stopped', reason: data.stopped?.reason ?? 'failed' }
  if (state === 'waiting' && data.asked?.question === 'open-baskets') return { state: 'open-baskets', own: data.asked.own ?? null }
  if (state === 'waiting' && data.asked?.question === 'address') return { state: 'address', question: seal.question(data.asked.sealed) }
  if (isBeingConfirmed(run)) return { state: 'confirming', percent }
  return { state: 'running', percent, step: text }
}

/** Whether the sender reads 'confirming': the order exists or may exist, or the sending was given up, and the first attempt did not finish it. */
function isBeingConfirmed({ data, startedStep, attempts, held }: Run<SendingData>): boolean {
  const mayBeOrdered = data.orderNo !== undefined || startedStep === CREATE_ORDER
  return (mayBeOrdered || data.givenUp === true) && (attempts > 0 || !held)
}

function confirmationOf(data: SendingData, seal: SendingSeal): Confirmation {
  const { form, cardId, cardName } = seal.snapshot(data)
  const { address, changes, level } = seal.destination(data)
  return {
    orderNo: data.orderNo ?? '',
    deliveryAddress: [
      `${form.firstName} ${form.lastName}`,
      address.address1,
      address.address2,
      `${address.city}, ${address.state} ${address.zip}`,
    ],
    changes,
    checked: level ?? null,
    mailDate: form.sendDate,
    description: cardName,
    cardId,
    total: data.total ?? 0,
    // Sendings from before the currency was recorded have none.
    currency: data.currency ?? 'USD',
    corrects: data.corrects ?? null,
  }
}
