import { Icon } from '../../../ui/Icon.tsx'
import { useDashboardWords } from '../dashboard-words.ts'

type PagerProps = {
  page: number
  perPage: number
  total: number
  onPage: (page: number) => void
}

/** Shows which rows are visible and how many there are. Has buttons for the previous and the next page. */
export function Pager({ page, perPage, total, onPage }: PagerProps) {
  const texts = useDashboardWords()
  const pages = Math.max(1, Math.ceil(total / perPage))
  // A button for a missing page is not `disabled` but `aria-disabled`, so that it keeps the focus.
  const step = (to: number) => ({ 'aria-disabled': to < 1 || to > pages, onClick: () => to >= 1 && to <= pages && onPage(to) })
  const button =
    'inline-flex min-h-11 items-center gap-2 rounded-control px-3 hover:text-accent aria-disabled:text-ink-3 aria-disabled:opacity-75'
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 pt-3">
      <output className="tabular text-ink-2">{texts.shown((page - 1) * perPage + 1, Math.min(page * perPage, total), total)}</output>
      {pages > 1 && (
        <nav aria-label={texts.pager} className="-mx-3 flex">
          <button type="button" {...step(page - 1)} className={button}>
            <Icon name="left" size={18} />
            {texts.previous}
          </button>
          <button type="button" {...step(page + 1)} className={button}>
            {texts.next}
            <Icon name="right" size={18} />
          </button>
        </nav>
      )}
    </div>
  )
}
