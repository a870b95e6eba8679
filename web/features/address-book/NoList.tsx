import { Button } from '../../ui/Button.tsx'
import { useWords } from '../../words/words.tsx'
import { useAddressBookWords } from './address-book-words.ts'

type NobodyProps = { text: string; tag: string | undefined; onAdd: () => void; onShowAll: () => void }

/** Replaces the list when the search finds nobody, or the book is empty. */
export function Nobody({ text, tag, onAdd, onShowAll }: NobodyProps) {
  const texts = useAddressBookWords()
  const isNarrowed = text !== '' || tag !== undefined
  return (
    <output className="grid min-h-60 content-center justify-items-start gap-6 py-10">
      <p className="max-w-160 font-serif text-h2">{text ? texts.nobodyFound(text) : tag ? texts.nobodyWithTag(tag) : texts.empty}</p>
      {isNarrowed ? (
        <Button onClick={onShowAll}>{texts.showAll}</Button>
      ) : (
        <Button looks="primary" onClick={onAdd}>
          {texts.add}
        </Button>
      )}
    </output>
  )
}

/** Placeholder rows with the height of real rows, while the people are fetched. */
export function WaitingList() {
  const words = useWords()
  return (
    <div aria-busy="true" className="mt-10 border-t-[1.5px] border-ink">
      <output className="sr-only">{words.loading}</output>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="book-waiting">
          <span className="h-3 w-40 max-w-full bg-sunk" />
          <span className="mt-3 h-3 w-28 max-w-full bg-sunk" />
        </div>
      ))}
    </div>
  )
}
