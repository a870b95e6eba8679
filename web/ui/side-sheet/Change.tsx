import { useSideSheetWords } from '../../words/side-sheet-words.ts'

/** A change: the old value struck through, the new value marked. Screen readers say 'was' and 'now'. */
export function Change({ old, now }: { old?: string | undefined; now?: string | undefined }) {
  const texts = useSideSheetWords()
  return (
    <span>
      {old && (
        <>
          <span className="sr-only">{texts.was}</span>
          <del className="text-ink-2">{old}</del>
        </>
      )}
      {old && now && ' '}
      {now && (
        <>
          <span className="sr-only">{texts.now}</span>
          <ins className="rounded-sheet bg-wash px-1 font-semibold text-wash-ink no-underline">{now}</ins>
        </>
      )}
    </span>
  )
}
