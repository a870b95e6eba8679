import type { DashboardReport } from '@fondly/contracts/bff/reports.ts'
import { useRef, useState } from 'react'
import { useElementSize } from '../../../ui/use-element-size.ts'
import { cardsPerLine, type DayColumn, toScale } from './day-columns.ts'
import { LABEL_LINE, PEAK_LABEL_WIDTH, placePeakLabel } from './place-peak-label.ts'
import type { ReportWords } from './use-report-words.ts'

// Lengths in this file are CSS pixels.
const HEIGHT = 200
const AXIS = 46
const TOP = 24
const USUAL_SIZE = { width: 640 }
const measureWidth = (element: HTMLElement) => ({ width: element.clientWidth })
const MIN_LABEL_WIDTH = 24
const MIN_WEEK_LABEL_WIDTH = 56

const GHOST_LABEL_WIDTH = 150

type DayChartProps = { report: DashboardReport; words: ReportWords; columns: readonly DayColumn[]; most: number }

/** The chart is one image, which screen readers describe with a sentence. The arrow keys move from column to column and show the column's numbers. */
export function DayChart({ report, words, columns, most }: DayChartProps) {
  const { own, number } = words
  const ref = useRef<HTMLDivElement>(null)
  const { width } = useElementSize(ref, measureWidth, USUAL_SIZE)
  const [chosen, setChosen] = useState<number>()
  const step = width / Math.max(1, columns.length)
  const bar = Math.min(step * 0.68, 26)
  const { lines, top } = toScale(most)
  const y = (cards: number) => TOP + HEIGHT - (cards / top) * HEIGHT
  const center = (at: number) => (at + 0.5) * step
  const peak = columns.reduce((best, { cards }, at) => (cards > (columns[best]?.cards ?? 0) ? at : best), 0)
  const peakColumn = columns[peak]
  const sentence = peakColumn?.cards ? own.spoken(own.cards(report.sent), words.columnDay(peakColumn), number(peakColumn.cards)) : own.empty
  const chosenColumn = chosen === undefined ? undefined : columns[chosen]
  const tip = chosenColumn && own.tip(words.columnDay(chosenColumn), own.cards(chosenColumn.cards), number(chosenColumn.before))
  const ghost = columns.findIndex(({ isAhead, before }) => isAhead && before > 0)
  const peakTop = y(Math.max(peakColumn?.cards ?? 0, peakColumn?.before ?? 0))
  const peakLabel = placePeakLabel({ x: center(peak), y: peakTop }, width, lines.map(y))
  const ghostLabel = placeGhostLabel({ x: Math.min(center(ghost), width - GHOST_LABEL_WIDTH), columns, step, y, peakLabel })

  return (
    <div ref={ref} onPointerLeave={() => setChosen(undefined)} className="relative focus-within:outline-2 focus-within:outline-accent">
      <p className="sr-only">{sentence}</p>
      <input
        type="range"
        className="sr-only print:hidden"
        aria-label={own.columns}
        min={0}
        max={Math.max(0, columns.length - 1)}
        value={chosen ?? peak}
        aria-valuetext={tip ?? sentence}
        onFocus={() => setChosen(peak)}
        onBlur={() => setChosen(undefined)}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      <svg width="100%" height={TOP + HEIGHT + AXIS} aria-hidden className="block overflow-visible">
        {lines.map((line) => (
          <line key={line} x1="0" x2={width} y1={y(line)} y2={y(line)} className="stroke-rule" />
        ))}
        {columns.map((column, at) => (
          <g key={column.day} onPointerEnter={() => setChosen(at)}>
            <rect x={at * step} y={TOP} width={step} height={HEIGHT + AXIS} className={at === chosen ? 'fill-wash' : 'fill-transparent'} />
            {column.before > 0 && (
              <rect
                x={center(at) - bar * 0.6}
                y={y(column.before)}
                width={bar * 1.2}
                height={TOP + HEIGHT - y(column.before)}
                className="fill-sunk stroke-rule-2"
              />
            )}
            <CardLines column={column} x={center(at)} width={bar} line={(HEIGHT / top) * cardsPerLine(most)} perLine={cardsPerLine(most)} />
          </g>
        ))}
        {lines.map((line) => (
          <text
            key={line}
            x={width}
            y={y(line) - 4}
            textAnchor="end"
            className="fill-ink-2 stroke-paper text-[0.875rem] [paint-order:stroke]"
            strokeWidth="3"
          >
            {line === lines.at(-1) ? own.cards(line) : number(line)}
          </text>
        ))}
        {peakColumn && peakColumn.cards > 0 && (
          <text {...peakLabel} textAnchor="middle" className="fill-ink text-[0.9375rem] font-semibold">
            {own.peak(words.columnDay(peakColumn, 'short'), number(peakColumn.cards), peakColumn.isWeek)}
          </text>
        )}
        {ghost >= 0 && (
          <text {...ghostLabel} strokeWidth="3" className="fill-ink-2 stroke-paper text-[0.875rem] [paint-order:stroke]">
            {words.earlier(report.daysEarlier)}
          </text>
        )}
        <line x1="0" x2={width} y1={TOP + HEIGHT} y2={TOP + HEIGHT} className="stroke-ink" strokeWidth="1.5" />
        <DayLabels columns={columns} step={step} words={words} />
      </svg>
      {tip && chosen !== undefined && (
        <p
          className="pointer-events-none absolute top-0 max-w-full rounded-control bg-ink px-3 py-1 text-small text-sheet print:hidden"
          style={{ left: Math.min(Math.max(center(chosen) - 120, 0), Math.max(0, width - 260)) }}
        >
          {tip}
        </p>
      )}
    </div>
  )
}

type GhostLabel = {
  x: number
  columns: readonly DayColumn[]
  step: number
  y: (cards: number) => number
  peakLabel: { x: number; y: number }
}

/**
 * Places the name of the earlier period above every column below it. If it would overlap the label of the highest column, places it above that label.
 */
function placeGhostLabel({ x, columns, step, y, peakLabel }: GhostLabel): { x: number; y: number } {
  const below = columns.slice(Math.max(0, Math.floor(x / step)), Math.ceil((x + GHOST_LABEL_WIDTH) / step))
  const free = y(Math.max(0, ...below.flatMap(({ cards, before }) => [cards, before]))) - 8
  const meets = x < peakLabel.x + PEAK_LABEL_WIDTH / 2 && x + GHOST_LABEL_WIDTH > peakLabel.x - PEAK_LABEL_WIDTH / 2
  return { x, y: meets && Math.abs(free - peakLabel.y) < LABEL_LINE ? peakLabel.y - LABEL_LINE : free }
}

type CardLinesProps = { column: DayColumn; x: number; width: number; line: number; perLine: number }

/** A column as a stack of lines, drawn as one dashed stroke. Each line stands for the same number of cards. */
function CardLines({ column: { cards }, x, width, line, perLine }: CardLinesProps) {
  if (cards === 0) return null
  const base = TOP + HEIGHT
  return (
    <line
      x1={x}
      x2={x}
      y1={base}
      y2={base - (cards / perLine) * line}
      strokeWidth={width}
      strokeDasharray={`${line * 0.7} ${line * 0.3}`}
      strokeDashoffset={-line * 0.3}
      className="stroke-accent"
    />
  )
}

/** The labels of days below the axis: as many as fit, and always the label of today. */
function DayLabels({ columns, step, words }: { columns: readonly DayColumn[]; step: number; words: ReportWords }) {
  const labelWidth = columns[0]?.isWeek ? MIN_WEEK_LABEL_WIDTH : MIN_LABEL_WIDTH
  const everyLabel = Math.max(1, Math.ceil(labelWidth / step))
  const now = columns.findIndex(({ isToday }) => isToday)
  const x = (at: number) => (at + 0.5) * step
  return (
    <g textAnchor="middle" className="text-[0.875rem]">
      {columns.map(
        ({ day, isToday, isMailless, isWeek }, at) =>
          (isToday || (at % everyLabel === 0 && (now < 0 || Math.abs(at - now) >= everyLabel))) && (
            <text
              key={day}
              x={x(at)}
              y={TOP + HEIGHT + 18}
              className={isToday ? 'fill-ink font-semibold' : isMailless ? 'fill-ink-3' : 'fill-ink'}
            >
              {isWeek ? words.monthDay(day) : Number(day.slice(8))}
            </text>
          ),
      )}
      {now >= 0 && (
        <text x={x(now)} y={TOP + HEIGHT + 38} className="fill-ink-2">
          {words.own.today}
        </text>
      )}
    </g>
  )
}
