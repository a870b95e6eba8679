import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import type { SendingData, SendingSeal } from './sending-data.ts'

/** Returns what is printed: the card as the sender saw it, with the checked address. */
export function toDeliveredPrint(data: SendingData, seal: SendingSeal): CardPrint {
  const { print } = seal.snapshot(data)
  return { ...print, recipient: { name: print.recipient.name, ...seal.destination(data).address } }
}
