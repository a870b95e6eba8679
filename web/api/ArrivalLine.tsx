import { briefDay } from '../ui/brief-day.ts'
import { useDeliveryWords } from '../words/delivery-words.ts'
import { useLanguage } from '../words/words.tsx'
import { useArrival } from './delivery.ts'

type ArrivalLineProps = {
  mailDate: string
  /** A ZIP code, or the line of an address that ends in one. */
  zip: string | undefined
}

/** When a card arrives that is mailed on this day, by the standards of the post; nothing while that cannot be said. */
export function ArrivalLine({ mailDate, zip = '' }: ArrivalLineProps) {
  const own = useDeliveryWords()
  const { locale } = useLanguage()
  const arrival = useArrival(mailDate, /\d{5}(?=(?:-\d{4})?$)/.exec(zip)?.[0] ?? '')
  return (
    arrival && <span className="block font-normal">{own.arrives(briefDay(arrival.first, locale), briefDay(arrival.last, locale))}</span>
  )
}
