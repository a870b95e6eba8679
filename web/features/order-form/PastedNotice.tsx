import type { PasteNotice } from './use-pasted-address.ts'
import { useFormPartWords } from '../../words/form-part-words.ts'

/** Says that a pasted address or a person of the address book filled the fields, with Undo. Or says why a pasted text filled no fields. */
export function PastedNotice({ about, undo }: PasteNotice) {
  const words = useFormPartWords()
  return (
    <p className="flex flex-wrap items-center gap-x-4 border-b border-rule bg-wash px-5 text-wash-ink md:px-12">
      <span className="grow py-2">{words.pasted[about]}</span>
      {undo && (
        <button type="button" onClick={undo} className="min-h-11 min-w-11 font-semibold underline underline-offset-3">
          {words.undoPaste}
        </button>
      )}
    </p>
  )
}
