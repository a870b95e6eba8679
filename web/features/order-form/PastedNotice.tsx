import { useFormPartWords } from '../../words/form-part-words.ts'

/** Says that a pasted address filled the fields, and takes it back. */
export function PastedNotice({ onUndo }: { onUndo: () => void }) {
  const words = useFormPartWords()
  return (
    <p className="flex flex-wrap items-center gap-x-4 border-b border-rule bg-wash px-5 text-wash-ink md:px-12">
      <span className="grow py-2">{words.pasted}</span>
      <button type="button" onClick={onUndo} className="min-h-11 font-semibold underline underline-offset-3">
        {words.undoPaste}
      </button>
    </p>
  )
}
