import { ROWS_PER_PAGE } from '@fondly/domain/order-history/sort-and-page.ts'
import { useWords } from '../../words/words.tsx'

/** Placeholder rows with the height of real rows, while the orders are loading. */
export function WaitingRows() {
  const words = useWords()
  return (
    <div aria-busy="true" className="mt-4 min-[60rem]:h-[712px]">
      <span className="sr-only">{words.loading}</span>
      <div className="h-16 border-b-[1.5px] border-ink min-[60rem]:h-12" />
      {Array.from({ length: ROWS_PER_PAGE }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} aria-hidden="true" className="flex h-24 items-center gap-8 border-b border-rule px-2 min-[60rem]:h-[58px]">
          <span className="h-4 w-20 bg-sunk max-[60rem]:hidden" />
          <span className="h-4 w-18 bg-sunk max-[60rem]:hidden" />
          <span className="mx-2 h-11 w-8 shrink-0 bg-sunk" />
          <span className="h-4 w-36 bg-sunk" />
          <span className="h-4 w-32 bg-sunk max-[60rem]:hidden" />
          <span className="h-4 w-40 bg-sunk max-[73.75rem]:hidden" />
          <span className="h-4 w-24 bg-sunk max-[73.75rem]:hidden" />
          <span className="ml-auto h-4 w-20 bg-sunk" />
        </div>
      ))}
    </div>
  )
}
