import type { FilledFrom } from './use-pasted-address.ts'
import { useFormPartWords } from '../../words/form-part-words.ts'

/** Says what filled the fields, a pasted address or somebody of the address book, and takes it back. */
export function PastedNotice({ source, onUndo }: { source: FilledFrom; onUndo: () => void }) {
  const words = useFormPartWords()
  return (
    <p className="flex flex-wrap items-center gap-x-4 border-b border-rule bg-wash px-5 text-wash-ink md:px-12">
      <span className="grow py-2">{source === 'book' ? words.filledFromBook : words.pasted}</span>
      <button type="button" onClick={onUndo} className="min-h-11 min-w-11 font-semibold underline underline-offset-3">
        {words.undoPaste}
      </button>
    </p>
  )
}
