import { readLocalText } from '@fondly/languages/fill-message.ts'
import type { AccessCard, CatalogueAccess } from '@fondly/contracts/bff/catalogue-access.ts'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../words/words.tsx'
import { useCatalogueWords } from './catalogue-words.ts'

type CategoryTabsProps = {
  categories: CatalogueAccess['categories']
  cards: readonly AccessCard[]
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
}

/** The categories that have cards, with the client's names. Each shows how many of its cards are on. */
export function CategoryTabs({ categories, cards, chosen, onChoose }: CategoryTabsProps) {
  const own = useCatalogueWords()
  const { tag } = useLanguage()
  const filled = categories.filter(({ id }) => id === chosen || cards.some(({ categoryId }) => categoryId === id))
  const countOn = (id: string) => cards.filter(({ categoryId, turnedOff }) => categoryId === id && turnedOff).length
  return (
    <fieldset aria-label={own.categories} className="flex min-w-0 gap-5 overflow-x-auto border-b border-rule">
      <Tab isChosen={chosen === undefined} onChoose={() => onChoose(undefined)}>
        {own.all}
      </Tab>
      {filled.map(({ own: names, ...category }) => (
        <Tab key={category.id} isChosen={category.id === chosen} onChoose={() => onChoose(category.id)}>
          {readLocalText({ en: names.name || category.name, es: names.spanishName || category.spanishName }, tag)}
          <span className="tabular ml-2 font-normal text-ink-2">{countOn(category.id)}</span>
        </Tab>
      ))}
    </fieldset>
  )
}

function Tab({ isChosen, onChoose, children }: { isChosen: boolean; onChoose: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="min-h-12 shrink-0 border-b-[3px] border-transparent pt-[3px] whitespace-nowrap text-ink-2 -outline-offset-4 hover:text-ink aria-pressed:border-accent aria-pressed:font-semibold aria-pressed:text-ink"
    >
      {children}
    </button>
  )
}
