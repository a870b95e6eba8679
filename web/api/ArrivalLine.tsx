import { briefDay } from '../ui/brief-day.ts'
import { useDeliveryWords } from '../words/delivery-words.ts'
import { useLanguage } from '../words/words.tsx'
import { useArrival } from './delivery.ts'

type ArrivalLineProps = {
  mailDate: string
  /** A ZIP code, or an address line that ends with one. */
  zip: string | undefined
}

/** Shows when a card that is mailed on this day arrives, by the standards of the post. Shows nothing while the arrival is unknown. */
export function ArrivalLine({ mailDate, zip = '' }: ArrivalLineProps) {
  const texts = useDeliveryWords()
  const { locale } = useLanguage()
  const arrival = useArrival(mailDate, /\d{5}(?=(?:-\d{4})?$)/.exec(zip)?.[0] ?? '')
  return (
    arrival && <span className="block font-normal">{texts.arrives(briefDay(arrival.first, locale), briefDay(arrival.last, locale))}</span>
  )
}
