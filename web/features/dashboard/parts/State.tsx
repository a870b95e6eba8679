/**
 * A state as a word with a mark: a filled dot for a problem, a ring for a state in between. The usual state has no mark, so that the other states are
 * easy to find.
 */
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
