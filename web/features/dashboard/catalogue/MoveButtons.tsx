import { Icon } from '../../../ui/Icon.tsx'
import { useCatalogueWords } from './catalogue-words.ts'

type MoveButtonsProps = { name: string; isFirst: boolean; isLast: boolean; onMove: (by: 1 | -1) => void }

/** Buttons that move a card by one place. A button at the end of the list does nothing and keeps the focus. */
export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  const texts = useCatalogueWords()
  const buttons = [
    { by: -1, icon: 'left', label: texts.earlier(name), isEnd: isFirst },
    { by: 1, icon: 'right', label: texts.later(name), isEnd: isLast },
  ] as const
  return (
    <div className="-ml-3 flex">
      {buttons.map(({ by, icon, label, isEnd }) => (
        <button
          key={by}
          type="button"
          data-by={by}
          aria-label={label}
          aria-disabled={isEnd}
          onClick={() => !isEnd && onMove(by)}
          className="grid size-11 place-items-center text-ink-2 hover:text-ink aria-disabled:opacity-40"
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  )
}
