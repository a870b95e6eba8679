import { readLocalText } from '@fondly/languages/fill-message.ts'
import type { CatalogueAccess } from '@fondly/contracts/bff/catalogue-access.ts'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../words/words.tsx'
import { useCatalogueWords } from './catalogue-words.ts'

type CategoryTabsProps = {
  categories: CatalogueAccess['categories']
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
}

/** The categories that have cards, as the client names them, each with the number of its cards that are on. */
export function CategoryTabs({ categories, chosen, onChoose }: CategoryTabsProps) {
  const texts = useCatalogueWords()
  const { tag } = useLanguage()
  const filled = categories.filter(({ id, count }) => id === chosen || count.all > 0)
  return (
    <fieldset aria-label={texts.categories} className="flex min-w-0 gap-5 overflow-x-auto border-b border-rule">
      <Tab isChosen={chosen === undefined} onChoose={() => onChoose(undefined)}>
        {texts.all}
      </Tab>
      {filled.map(({ own: names, ...category }) => (
        <Tab key={category.id} isChosen={category.id === chosen} onChoose={() => onChoose(category.id)}>
          {readLocalText({ en: names.name || category.name, es: names.spanishName || category.spanishName }, tag)}
          <span className="tabular ml-2 font-normal text-ink-2">{category.count.on}</span>
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
