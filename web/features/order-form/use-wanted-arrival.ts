import type { Day } from '@fondly/domain/mail-date/mail-date.ts'
import { useState } from 'react'

/** The day by which a card is to arrive, and the mail date that the form had from it. */
export type WantedArrival = { day: Day; mailDate: string }

/** The wanted day of arrival. Another mail date ends it, whatever set that: a typed one, the calendar, or a form that is started over. */
export function useWantedArrival(mailDate: string): {
  wanted: Day | undefined
  want: (wanted: WantedArrival) => void
  forget: () => void
} {
  const [wanted, setWanted] = useState<WantedArrival>()
  return {
    wanted: wanted?.mailDate === mailDate ? wanted.day : undefined,
    want: setWanted,
    forget: () => setWanted(undefined),
  }
}
