import type { ReportTable as Table } from '@fondly/contracts/bff/reports.ts'
import { type ReactNode, useId, useState } from 'react'
import { reportFile } from '../../../api/reports.ts'
import { SectionHead } from '../parts/SectionHead.tsx'
import type { ReportProps } from './report-props.ts'

type SectionProps = ReportProps & {
  title: string
  note?: string
  /** The name of the table in the CSV file. */
  file: Table
  chart: ReactNode
  table: ReactNode
}

/** A chart and its table. The screen shows one of them, a printout both. */
export function Section({ title, note, file, chart, table, words, address, clientKey }: SectionProps) {
  const id = useId()
  const [isTable, setIsTable] = useState(false)
  const { own } = words
  return (
    <section aria-labelledby={id} className="min-w-0 break-inside-avoid">
      <SectionHead title={title} id={id} {...(note ? { note } : {})}>
        <span className="flex gap-4 print:hidden">
          <button type="button" aria-pressed={isTable} className="min-h-6 underline" onClick={() => setIsTable(!isTable)}>
            {isTable ? own.chart : own.table}
            <span className="sr-only">: {title}</span>
          </button>
          <a href={reportFile(clientKey, address.search, file)} download aria-label={own.csvOf(title)} className="inline-flex min-h-6">
            {own.csv}
          </a>
        </span>
      </SectionHead>
      <div className={isTable ? 'hidden print:block' : ''}>{chart}</div>
      <div className={isTable ? '' : 'hidden print:block'}>{table}</div>
    </section>
  )
}
