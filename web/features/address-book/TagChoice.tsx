import { useAddressBookWords } from './address-book-words.ts'

type TagChoiceProps = { tags: readonly string[]; tag: string | undefined; onTag: (tag: string | undefined) => void }

/** The tags of the book. Choosing one filters the list. */
export function TagChoice({ tags, tag, onTag }: TagChoiceProps) {
  const texts = useAddressBookWords()
  if (tags.length === 0) return null
  return (
    <fieldset aria-label={texts.tags} className="book-tags">
      {[undefined, ...tags].map((one) => (
        <button key={one ?? ''} type="button" aria-pressed={one === tag} onClick={() => onTag(one)}>
          {one ?? texts.everybody}
        </button>
      ))}
    </fieldset>
  )
}
