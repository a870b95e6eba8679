import type { CardPrint } from '@fondly/domain/print/card-print.ts'
import type { SendingData, SendingSeal } from './sending-data.ts'

/** What is printed: as the sender saw it, with the address as it was checked. */
export function toDeliveredPrint(data: SendingData, seal: SendingSeal): CardPrint {
  const { print } = seal.matter(data)
  return { ...print, recipient: { name: print.recipient.name, ...seal.destination(data).address } }
}
