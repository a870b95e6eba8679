import type { Catalogue } from '@fondly/contracts/bff/catalogue.ts'
import { categoryName } from '@fondly/domain/catalogue/categories.ts'
import { useMemo } from 'react'
import type { SessionUser } from '../../api/session.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useWhenIdle } from '../../ui/when-idle.ts'
import { useLanguage } from '../../words/words.tsx'
import { DRAFTS, FAVORITES, type Filter, hasCards, RECENTS } from './filter.ts'
import { useTabStop, VIEW_ALL } from './use-tab-stop.ts'

// Loaded after the first paint.
const categoryList = lazyPart(async () => (await import('./CategoryList.tsx')).CategoryList)

/** The categories in one row. The last button (on a phone: 'Filter') opens a list of all categories with checkboxes. */
export function CategoryRow({
  catalogue,
  user,
  drafts,
  filter,
  onFilter,
}: {
  catalogue: Catalogue
  user: SessionUser
  /** The ids of the cards with an unfinished form. */
  drafts: readonly string[]
  filter: Filter
  onFilter: (filter: Filter) => void
}) {
  const { words, tag } = useLanguage()
  useWhenIdle(categoryList.prepare)
  const only = (categories: string[]) => onFilter({ ...filter, categories, search: '' })
  const chosen = filter.categories.length > 1 ? undefined : (filter.categories[0] ?? VIEW_ALL)
  const { favorites, recents } = user
  // Expensive with very many cards, so it must not run for each change of the search text.
  const filled = useMemo(() => {
    const ids = [FAVORITES, RECENTS, DRAFTS, ...catalogue.categories.map(({ id }) => id)]
    const isFilled = (id: string) =>
      hasCards(catalogue, { language: filter.language, categories: [id], search: '' }, { favorites, recents, drafts })
    return new Set([VIEW_ALL, ...ids.filter(isFilled)])
  }, [catalogue, filter.language, favorites, recents, drafts])
  const [stop, setStop] = useTabStop(filled, chosen)
  const listed = catalogue.categories.map((category) => ({
    id: category.id,
    name: categoryName(category, tag),
    disabled: !filled.has(category.id),
  }))
  const tab = (id: string, name: string, className = '') => (
    <button
      key={id}
      ref={id === chosen || id === DRAFTS ? showChosen : undefined}
      type="button"
      aria-pressed={id === chosen}
      tabIndex={id === stop ? 0 : -1}
      disabled={!filled.has(id)}
      onFocus={() => setStop(id)}
      onClick={() => only(id ? [id] : [])}
      className={`min-h-12 shrink-0 border-b-[3px] border-transparent pt-[3px] whitespace-nowrap text-ink-2 -outline-offset-4 hover:text-ink aria-pressed:border-accent aria-pressed:font-semibold aria-pressed:text-ink disabled:text-ink-3 disabled:opacity-75 ${className}`}
    >
      {name}
    </button>
  )

  return (
    <div className="mt-4 flex border-b border-rule md:mt-6">
      <div
        role="toolbar"
        aria-label={words.catalogue.categories}
        className="category-row -mb-px flex min-w-0 grow items-stretch gap-5 overflow-x-auto pr-6"
      >
        {tab(VIEW_ALL, words.catalogue.viewAll)}
        {tab(FAVORITES, words.catalogue.favorites)}
        {tab(RECENTS, words.catalogue.recents)}
        {(drafts.length > 0 || chosen === DRAFTS) && tab(DRAFTS, words.catalogue.drafts)}
        <span aria-hidden="true" className="my-3 hidden w-px shrink-0 bg-rule md:block" />
        {/* On a phone, the row has only the chosen category. The others are in the list behind 'Filter'. */}
        {listed.map(({ id, name }) => tab(id, name, id === chosen || id === stop ? '' : 'hidden md:block'))}
      </div>
      <div className="flex shrink-0 items-center pl-4">
        <Disclosure
          buttonClass="flex min-h-11 items-center gap-2 rounded-control hover:text-accent"
          sheetClass="w-72"
          label={
            <>
              <Icon name="filter" />
              <span className="hidden md:inline">{words.catalogue.categories}</span>
              <span className="md:hidden">{words.catalogue.filter}</span>
              {filter.categories.length > 1 && <span className="tabular text-ink-2">{filter.categories.length}</span>}
            </>
          }
        >
          <categoryList.Part categories={listed} chosen={filter.categories} onChoose={only} />
        </Disclosure>
      </div>
    </div>
  )
}

/** The width of the row's right end that fades out. */
const FADED_PX = 24

/** Scrolls the row, but not the page, until the chosen button is fully visible: when it is chosen, and when a button appears before it. */
function showChosen(button: HTMLElement | null): void {
  const row = button?.parentElement
  const chosen = row?.querySelector<HTMLElement>('[aria-pressed=true]')
  if (!row || !chosen) return
  const left = chosen.offsetLeft - row.offsetLeft
  const right = left + chosen.offsetWidth + FADED_PX
  row.scrollLeft = Math.min(left, Math.max(row.scrollLeft, right - row.clientWidth))
}
