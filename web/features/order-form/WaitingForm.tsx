import { Problem } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useFormWords } from '../../words/form-words.ts'
import { useWords } from '../../words/words.tsx'

/** How many of six columns each field of the address takes. */
const FIELD_COLUMNS = [3, 3, 4, 2, 2, 2, 2]

/** The form while it loads: empty places for its fields, and a button that closes it. */
export function WaitingForm({ title, onClose }: { title: string; onClose: () => void }) {
  const words = useWords()
  const formWords = useFormWords()
  return (
    <div className="grid h-full lg:grid-cols-[744px_1fr]">
      <div className="order-fields px-5 pt-6 md:px-12">
        <div className="mb-5 flex items-center justify-between gap-x-2">
          <h2 id={title} aria-busy="true" className="text-modal">
            {formWords.title}
          </h2>
          <button
            type="button"
            aria-label={words.close}
            onClick={onClose}
            className="-mr-3 grid size-11 place-items-center rounded-control"
          >
            <Icon name="close" size={22} />
          </button>
        </div>
        <div aria-hidden="true" className="grid gap-x-4 gap-y-0.5 md:grid-cols-6">
          {FIELD_COLUMNS.map((columns, at) => (
            // The places have no ids, so their position is the key.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={at} className={columns === 3 ? 'md:col-span-3' : columns === 4 ? 'two-lines md:col-span-4' : 'md:col-span-2'}>
              <div className="mb-1">&nbsp;</div>
              <div className="h-12 rounded-control bg-sunk" />
              <Problem id={`${at}`} sentence={undefined} />
            </div>
          ))}
        </div>
      </div>
      <div className="hidden border-l border-rule bg-sunk lg:block" />
    </div>
  )
}
