import { useState } from 'react'
import { useLanguage } from '../../../words/words.tsx'
import type { ReportWords } from './use-report-words.ts'

export type ReportRow = { key: string; name: string; cards: number; before?: number | undefined }

type ReportTableProps = {
  caption: string
  head: string
  rows: readonly ReportRow[]
  words: ReportWords
  className?: string
}

/** A table with the numbers of a chart. It has a caption, a sum, and columns that can be sorted. */
export function ReportTable({ caption, head, rows, words, className = '' }: ReportTableProps) {
  const { own, number } = words
  const { locale } = useLanguage()
  const [sort, setSort] = useState<{ by: 'name' | 'cards' | 'before'; isUp: boolean }>()
  const hasBefore = rows.some(({ before }) => before !== undefined)
  const compare = createCompare(locale)
  const sorted = sort ? [...rows].sort((one, other) => (sort.isUp ? 1 : -1) * compare(one[sort.by] ?? 0, other[sort.by] ?? 0)) : rows
  const columns = [
    { by: 'name', label: head },
    { by: 'cards', label: own.cardsHead },
    ...(hasBefore ? [{ by: 'before', label: own.beforeHead } as const] : []),
  ] as const
  const sum = (by: 'cards' | 'before') => number(rows.reduce((total, row) => total + (row[by] ?? 0), 0))
  return (
    <div className={`max-h-120 overflow-auto print:max-h-none ${className}`}>
      <table className="w-full text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-ink">
            {columns.map(({ by, label }) => (
              <th
                key={by}
                scope="col"
                aria-sort={sort?.by === by ? (sort.isUp ? 'ascending' : 'descending') : undefined}
                className={by === 'name' ? 'font-semibold' : 'text-right font-semibold'}
              >
                <button
                  type="button"
                  className="min-h-11 font-semibold hover:underline"
                  onClick={() => setSort({ by, isUp: sort?.by === by ? !sort.isUp : by === 'name' })}
                >
                  {label}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ key, name, cards, before }) => (
            <tr key={key} className="border-b border-rule">
              <th scope="row" className="py-1 pr-4 font-normal">
                {name}
              </th>
              <td className="py-1 text-right">{number(cards)}</td>
              {hasBefore && <td className="py-1 pl-4 text-right text-ink-2">{number(before ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="py-2">
              {own.sum}
            </th>
            <td className="text-right">{sum('cards')}</td>
            {hasBefore && <td className="text-right">{sum('before')}</td>}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** Sorts names by the rules of the page's language, not the browser's. */
function createCompare(locale: string) {
  const collator = new Intl.Collator(locale)
  return (one: string | number, other: string | number) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other))
}
