import type { HistoryPage } from '@fondly/domain/order-history/sort-and-page.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useHistoryWords } from './history-words.ts'

const BUTTON = 'inline-flex min-h-11 items-center justify-center gap-2 rounded-control'

/** Buttons for the previous and the next page and for nearby pages. */
export function Pager({ page, pages, onPage }: Pick<HistoryPage<unknown>, 'page' | 'pages'> & { onPage: (page: number) => void }) {
  const words = useHistoryWords()
  if (pages === 1) return null
  // A button for a missing page is not `disabled` but `aria-disabled`, so that it keeps the focus.
  const step = (to: number) => ({ 'aria-disabled': to < 1 || to > pages, onClick: () => to >= 1 && to <= pages && onPage(to) })
  return (
    <nav aria-label={words.pages} className="flex items-center gap-1 max-md:w-full max-md:justify-between">
      <button
        type="button"
        {...step(page - 1)}
        className={`${BUTTON} pr-3 hover:text-accent aria-disabled:text-ink-3 aria-disabled:opacity-75`}
      >
        <Icon name="left" size={18} />
        {words.previous}
      </button>
      <span className="tabular text-ink-2 md:hidden">{words.pageOf(page, pages)}</span>
      <ul className="hidden items-center gap-1 md:flex">
        {pagesToOffer(page, pages).map((number, index) =>
          number === undefined ? (
            // A gap has no id, so its position is the key.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-ink-2">
              …
            </li>
          ) : (
            <li key={number}>
              <button
                type="button"
                aria-label={words.page(number)}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
                className={`${BUTTON} tabular min-w-11 hover:text-accent aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-sheet`}
              >
                {number}
              </button>
            </li>
          ),
        )}
      </ul>
      <button
        type="button"
        {...step(page + 1)}
        className={`${BUTTON} pl-3 hover:text-accent aria-disabled:text-ink-3 aria-disabled:opacity-75`}
      >
        {words.next}
        <Icon name="right" size={18} />
      </button>
    </nav>
  )
}

/** Returns the first page, the last page, the current page and its neighbours; undefined stands for a gap. */
export function pagesToOffer(page: number, pages: number): (number | undefined)[] {
  const near = Math.min(Math.max(page, 2), pages - 1)
  const wanted = new Set([1, near - 1, near, near + 1, pages].filter((number) => number >= 1 && number <= pages))
  const numbers = [...wanted].sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? 0)
    // The number of a page is as short as a gap, so a gap of one page is shown as its number.
    return gap === 2 ? [number - 1, number] : gap > 2 ? [undefined, number] : [number]
  })
}
