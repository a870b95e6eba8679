import type { PressOverview } from '@fondly/contracts/bff/press.ts'
import { postalDay } from '@fondly/domain/mail-date/postal-day.ts'
import { type ReactNode, useId, useState } from 'react'
import { writtenMoment } from '../../ui/time-left.ts'
import { writtenDay } from '../../ui/written-day.ts'
import { useLanguage } from '../../words/words.tsx'
import { Aside } from './Aside.tsx'
import { BatchList } from './BatchList.tsx'
import { DueList } from './DueList.tsx'
import { InlineSelect } from '../../ui/Field.tsx'
import { type PressResult, sayPressResult } from './press-result.ts'
import { usePressWords } from './press-words.ts'

/** Shows the day's work from top to bottom; a finished action is announced to screen readers. */
export function Overview({
  overview,
  day,
  onDay,
  now,
  staleSince,
  onOpen,
}: {
  overview: PressOverview
  /** The mail date to which the page is limited; empty for all. */
  day: string
  onDay: (day: string) => void
  now: Date
  /** The time since which the server has not answered. */
  staleSince: Date | undefined
  onOpen: (id: number) => void
}) {
  const { locale } = useLanguage()
  const texts = usePressWords()
  const [done, setDone] = useState<PressResult>()
  const { cut, due, batches, aside } = overview
  const thisYear = postalDay(now, cut.zone).slice(0, 4)
  // The chosen day stays selectable even if its last card was withdrawn.
  const days = day === '' || overview.days.includes(day) ? overview.days : [day, ...overview.days]
  const waiting = batches.filter(({ state }) => state !== 'mailed')
  const mailed = batches.filter(({ state }) => state === 'mailed')
  const shared = { now, zone: cut.zone, onDone: setDone, onOpen }

  return (
    <>
      <p className="mt-2 text-ink-2">
        {
          {
            'at-once': texts.cutsAtOnce,
            soon: texts.cutsInMinutes,
            'cut-off': texts.cutsAt(writtenTime(cut.cutOff, locale), zoneName(cut.zone, now, locale)),
          }[cut.mode]
        }
      </p>
      {staleSince && (
        <p role="alert" className="mt-3 font-medium text-error">
          {texts.stale(writtenMoment(staleSince.toISOString(), now, locale))}
        </p>
      )}
      {(days.length > 1 || day !== '') && (
        <InlineSelect label={texts.mailDate} value={day} onChange={(event) => onDay(event.target.value)} className="mt-4 max-w-100">
          <option value="">{texts.allDays}</option>
          {days.map((one) => (
            <option key={one} value={one}>
              {writtenDay(one, locale, { whole: !one.startsWith(thisYear) })}
            </option>
          ))}
        </InlineSelect>
      )}
      <output className="mt-3 block min-h-6 font-medium text-ok">{done && sayPressResult(done, texts)}</output>
      <Section title={texts.due} empty={due.length === 0 && texts.nothingDue}>
        <DueList due={due} {...shared} />
      </Section>
      <Section title={texts.batches} empty={waiting.length === 0 && texts.noBatches}>
        <BatchList label={texts.batches} batches={waiting} {...shared} />
      </Section>
      <Section title={texts.aside} empty={aside.length === 0 && texts.nothingAside}>
        <Aside aside={aside} now={now} zone={cut.zone} />
      </Section>
      {mailed.length > 0 && (
        <Section title={texts.mailed} empty={false}>
          <BatchList label={texts.mailed} batches={mailed} {...shared} />
        </Section>
      )}
    </>
  )
}

function Section({ title, empty, children }: { title: string; empty: string | false; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-6 mb-8">
      <h2 id={id} className="mb-3 text-h2">
        {title}
      </h2>
      {empty ? <p className="border-t border-rule py-4 text-ink-2">{empty}</p> : children}
    </section>
  )
}

/** Writes '16:00' in the reader's format. */
function writtenTime(time: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(new Date(`2026-01-01T${time}:00Z`))
}

function zoneName(zone: string, now: Date, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(now)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
