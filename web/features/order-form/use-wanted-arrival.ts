import type { Day } from '@fondly/domain/mail-date/mail-date.ts'
import { useState } from 'react'

/** The day by which a card must arrive, and the mail date that follows from it. */
export type WantedArrival = { day: Day; mailDate: string }

/** The wanted day of arrival. It is forgotten when the mail date changes in another way: by typing, by the calendar, or by starting over. */
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
