import type { ListedPerson } from '@fondly/contracts/bff/people.ts'
import { State } from '../parts/State.tsx'
import { usePeopleWords } from './people-words.ts'

const DAY_MS = 86_400_000
const MARKS = { active: undefined, invited: 'ring', locked: 'wrong', away: 'ring', off: undefined } as const

/** The state of a person as a word. Below it is a day that explains the state, for example the day of the lock. */
export function PersonState({ person, now, dayFormat }: { person: ListedPerson; now: number; dayFormat: Intl.DateTimeFormat }) {
  const texts = usePeopleWords()
  const day = (instant: string) => dayFormat.format(new Date(instant))
  const { state, lastSignOn, lockedAt, locksAt, createdAt } = person
  const awayDays = lastSignOn === null ? 0 : Math.floor((now - Date.parse(lastSignOn)) / DAY_MS)

  const since = {
    active: () => lastSignOn && sayDay(lastSignOn),
    invited: () => createdAt && texts.stateOn(day(createdAt)),
    locked: () => lockedAt && texts.stateOn(day(lockedAt)),
    away: () => locksAt && (Date.parse(locksAt) <= now ? texts.locksNow : texts.locksOn(day(locksAt))),
    off: () => lastSignOn && sayDay(lastSignOn),
  }[state]()
  return (
    <>
      <State word={state === 'away' ? texts.away(awayDays) : texts[state]} mark={MARKS[state]} />
      {since && <span className="block text-small text-ink-2">{since}</span>}
    </>
  )

  function sayDay(instant: string): string {
    const midnight = new Date(now)
    midnight.setHours(0, 0, 0, 0)
    const before = midnight.getTime() - Date.parse(instant)
    return before <= 0 ? texts.today : before <= DAY_MS ? texts.yesterday : day(instant)
  }
}
