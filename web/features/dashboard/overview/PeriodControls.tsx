import { nextPeriod, PERIODS } from '@fondly/domain/reports/report-period.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import type { ReportProps } from './report-props.ts'

const ZONES = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'America/Anchorage', 'Pacific/Honolulu']

type PeriodControlsProps = ReportProps & { periodName: string; isOpen: boolean }

/** Chooses the period and its time zone, and moves to the previous or next period. In a narrow window it is shown only while `isOpen`. */
export function PeriodControls({ report, address, words, periodName, isOpen }: PeriodControlsProps) {
  const { own } = words
  const { period, from, zone, postalZone, today } = report
  const zones = [...new Set([postalZone, ...ZONES, zone])]
  const goTo = (day: string) => address.set({ day })
  return (
    <div className={`flex flex-wrap items-center gap-x-6 gap-y-2 max-md:justify-between print:hidden ${isOpen ? '' : 'max-md:hidden'}`}>
      <Segments
        label={own.periods.label}
        segments={PERIODS.map((value) => ({ value, label: own.periods[value] }))}
        value={period}
        onChoose={(value) => address.set({ period: value })}
        className="flex-wrap max-md:basis-full"
      />
      <div className="flex items-center max-md:basis-full max-md:justify-between">
        <Button looks="quiet" aria-label={own.before} onClick={() => goTo(nextPeriod(period, from, true))}>
          <Icon name="left" size={18} />
        </Button>
        <span className="min-w-36 text-center font-semibold">{periodName}</span>
        <Button
          looks="quiet"
          aria-label={own.after}
          disabled={nextPeriod(period, from) > today}
          onClick={() => goTo(nextPeriod(period, from))}
        >
          <Icon name="right" size={18} />
        </Button>
      </div>
      <label className="flex items-center gap-2 text-small text-ink-2 max-md:min-w-0 max-md:flex-1">
        {own.zone}
        <select
          className="min-h-11 min-w-0 grow rounded-control border border-rule-2 bg-sheet px-2 text-ink"
          value={zone}
          onChange={({ target }) => address.set({ zone: target.value === postalZone ? undefined : target.value })}
        >
          {zones.map((one) => (
            <option key={one} value={one}>
              {one.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </label>
      <Button looks="quiet" className="max-md:px-3" onClick={() => print()}>
        {own.print}
      </Button>
    </div>
  )
}

/** The button that shows these controls in a narrow window, beside the title. */
export function PeriodButton({ words: { own }, isOpen, onToggle }: Pick<ReportProps, 'words'> & { isOpen: boolean; onToggle: () => void }) {
  return (
    <Button
      looks="quiet"
      aria-label={own.periods.label}
      aria-expanded={isOpen}
      className="-mr-3 self-start max-md:px-3 md:hidden print:hidden"
      onClick={onToggle}
    >
      <Icon name="calendar" />
    </Button>
  )
}
