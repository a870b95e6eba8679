import type { CalendarAnswer } from '@fondly/contracts/bff/settings.ts'
import type { DashboardFrame } from '@fondly/contracts/bff/dashboard.ts'
import { addDays, isDay } from '@fondly/domain/mail-date/mail-date.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type DayReason, putOwnDay, putSiteDay, siteDayQuery } from '../../../api/client-settings.ts'
import { Refused } from '../../../api/ask.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectField, TextField } from '../../../ui/Field.tsx'
import { loadRefusals } from '../../../words/refusal-text.ts'
import { LeaveGuard } from '../../../ui/side-sheet/LeaveGuard.tsx'
import { SectionHead } from '../parts/SectionHead.tsx'
import { Affected } from './Affected.tsx'
import { useCalendarWords } from './calendar-words.ts'
import { PlanChoice } from './PlanChoice.tsx'
import { useCardPlan } from './use-card-plan.ts'
import type { PlannedDay } from './plan.ts'

type DayFormProps = {
  frame: DashboardFrame
  calendar: CalendarAnswer
  /** Returns the data of a day in the calendar. */
  plan: (day: string) => PlannedDay
  day: string
  onDay: (day: string) => void
  onChanged: () => void
}

/** Closes a day, changes its reason or opens it again. It first shows how many cards the day has. */
export function DayForm({ frame, calendar, plan, day, onDay, onChanged }: DayFormProps) {
  const texts = useCalendarWords()
  const queries = useQueryClient()
  const { busy, failure, run } = useAction()
  const planned = plan(day)
  const { closed } = planned
  const [typed, setTyped] = useState<{ day: string; en: string; es: string; over: SiteDay }>()
  // The site day after the last save or conflict. The calendar may show it a moment later.
  const [known, setKnown] = useState<{ day: string; value: SiteDay }>()
  const [wantsSite, setWantsSite] = useState(false)
  const [wasTried, setTried] = useState(false)
  const [done, setDone] = useState<string>()
  // The typed reason belongs to its day, and another closed day starts with its stored reason. An open day has no reason, so there the typed reason
  // stays.
  const stored = { en: closed?.reason?.en ?? '', es: closed?.reason?.es ?? '' }
  const { en, es } = typed && (typed.day === day || !closed) ? typed : stored
  const isDirty = typed !== undefined && isChanged(typed, plan(typed.day).closed?.reason)
  const maySite = frame.rights.includes('change-site')
  const shown = typed?.day === day ? typed.over : toSiteDay(closed?.by === 'site', closed?.reason)
  const isSite = closed ? closed.by === 'site' : wantsSite && maySite
  const { cards, affected, closesCards, options, cardPlan, choosePlan } = useCardPlan(day, { plan, calendar, isSite })
  const isLocked = closed?.by === 'site' && !maySite

  const dayProblem = day <= calendar.today ? texts.past : planned.isWeekend ? texts.isWeekend : undefined
  const reasonProblem = wasTried && !en.trim() ? texts.reasonMissing : undefined

  async function save(reason: DayReason | null, said: string): Promise<void> {
    setDone(undefined)
    const decided = closesCards && reason ? { plan: cardPlan } : {}
    const saved = await run(async () => {
      try {
        if (!isSite) return await putOwnDay(frame.key, day, { version: calendar.version, reason, ...decided })
        const found = await queries.fetchQuery({ ...siteDayQuery(frame.key, day), staleTime: 0 })
        const current = toSiteDay(found.version !== null, found.reason)
        if (current !== shown && !(known?.day === day && known.value === current)) {
          setKnown({ day, value: current })
          await loadRefusals()
          throw changedMeanwhile()
        }
        await putSiteDay(frame.key, day, { version: found.version, reason, ...decided })
        setKnown({ day, value: toSiteDay(reason !== null, reason) })
      } finally {
        // Also after a refusal, so that the page shows the other administrator's change beside the typed values.
        onChanged()
      }
    })
    if (!saved) return
    setDone(said)
    setTried(false)
    setTyped(undefined)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (dayProblem || isLocked || !en.trim()) return
    void save({ en: en.trim(), ...(es.trim() ? { es: es.trim() } : {}) }, closed ? texts.saved : texts.added)
  }

  const type = (change: Partial<DayReason>) => setTyped({ day, en, es, over: shown, ...change })
  return (
    <form onSubmit={submit} noValidate className="grid gap-x-7 gap-y-6 @2xl:grid-cols-2">
      {isDirty && <LeaveGuard />}
      <section aria-labelledby="day-form">
        <SectionHead id="day-form" title={texts.add} />
        <div className="mt-3">
          <TextField
            label={texts.day}
            type="date"
            value={day}
            min={addDays(calendar.today, 1)}
            problem={dayProblem}
            onChange={({ target }) => isDay(target.value) && onDay(target.value)}
          />
          <SelectField
            label={texts.scope}
            value={isSite ? 'site' : 'client'}
            disabled={closed !== undefined || !maySite}
            onChange={({ target }) => setWantsSite(target.value === 'site')}
          >
            <option value="client">{texts.forClient(frame.name)}</option>
            {(maySite || isSite) && <option value="site">{texts.forSite}</option>}
          </SelectField>
          <TextField
            label={texts.reason}
            value={en}
            maxLength={200}
            disabled={isLocked}
            problem={reasonProblem}
            onChange={({ target }) => type({ en: target.value })}
          />
          <TextField
            label={texts.spanishReason}
            optional
            value={es}
            maxLength={200}
            disabled={isLocked}
            onChange={({ target }) => type({ es: target.value })}
          />
        </div>
      </section>
      <Affected {...affected} isLocked={isLocked}>
        {closesCards && !isLocked && <PlanChoice options={options} chosen={cardPlan} onChoose={choosePlan} />}
        <div className="mt-4 flex flex-wrap gap-3">
          <Button type="submit" looks="primary" disabled={isLocked || dayProblem !== undefined} aria-disabled={busy}>
            {closed ? texts.saveReason : closesCards ? texts[cardPlan === 'ask' ? 'addDayAsking' : 'addDayMoving'](cards) : texts.addDay}
          </Button>
          {closed && !isLocked && !dayProblem && (
            <Button aria-disabled={busy} onClick={() => void save(null, texts.removed)}>
              {texts.remove}
            </Button>
          )}
        </div>
        <div aria-live="polite" className="mt-3">
          {failure ? <p className="font-medium text-error">{failure}</p> : done && <p>{done}</p>}
        </div>
      </Affected>
    </form>
  )
}

const isChanged = ({ en, es }: { en: string; es: string }, stored: DayReason | null | undefined): boolean =>
  en !== (stored?.en ?? '') || es !== (stored?.es ?? '')

/** A site day as text, for comparing the shown value with the current value. */
type SiteDay = string
const toSiteDay = (exists: boolean, reason: DayReason | null | undefined): SiteDay =>
  JSON.stringify(exists ? [reason?.en ?? null, reason?.es ?? null] : null)

const changedMeanwhile = () =>
  new Refused(409, { type: 'urn:fondly:refusal:changed-meanwhile', title: '', status: 409, detail: '', code: 'changed-meanwhile' })
