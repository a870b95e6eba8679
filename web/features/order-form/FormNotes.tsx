import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useFormWords } from '../../words/form-words.ts'
import type { CarriedForm } from './carried-form.ts'
import type { StartOver } from './use-start-over.ts'

// Loaded only if needed, because most forms have no such note.
const notKept = lazyPart(async () => (await import('./NotKept.tsx')).NotKept, { isVital: false })
const restored = lazyPart(async () => (await import('./Restored.tsx')).Restored, { isVital: false })
const accountError = lazyPart(async () => (await import('./FormParts.tsx')).AccountError)

/** What the sender should know about this form before filling it in. Stands below the form's title. */
export function FormNotes({
  pageData,
  corrects,
  carried,
  hasProfile,
  startOver,
}: {
  pageData: OrderFormPageData
  /** The number of the order that this form corrects. */
  corrects: string | undefined
  carried: CarriedForm | undefined
  hasProfile: boolean
  /** Undefined if the form did not open with a draft. */
  startOver: StartOver | undefined
}) {
  const formWords = useFormWords()
  return (
    <>
      {corrects && <p className="tabular -mt-2 mb-4 text-ink-2">{formWords.corrects(corrects)}</p>}
      {/* The place exists before the words, so that no row moves. */}
      {startOver && (
        <div className="-mt-2 mb-2 min-h-11">
          <restored.Part {...startOver} />
        </div>
      )}
      {carried?.from && <notKept.Part pageData={pageData} carried={carried} />}
      {!hasProfile && <accountError.Part pageData={pageData} />}
    </>
  )
}
