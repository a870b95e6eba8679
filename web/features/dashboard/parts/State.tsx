/** A state as a word: a filled dot is wrong, a ring is on its way or away; the ordinary state has none, so the eye finds the rest. */
export function State({ word, mark }: { word: string; mark: 'wrong' | 'ring' | undefined }) {
  return (
    <span className={`inline-flex items-center gap-2 ${mark === 'wrong' ? 'font-semibold text-error' : ''}`}>
      {mark && (
        <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${mark === 'wrong' ? 'bg-error' : 'border-2 border-accent'}`} />
      )}
      {word}
    </span>
  )
}
