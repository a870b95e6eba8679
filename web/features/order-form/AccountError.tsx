import { Icon } from '../../ui/Icon.tsx'
import { useFormPartWords } from '../../words/form-part-words.ts'

/** Without a sender profile nothing can be sent. */
export function AccountError() {
  const partWords = useFormPartWords()
  return (
    <div role="alert" className="mb-6 flex gap-3 border-l-[3px] border-error bg-sunk px-4 py-3">
      <Icon name="alert" className="mt-0.5 text-error" />
      <div>
        <strong className="font-semibold">{partWords.accountError}</strong>
        <p>{partWords.accountErrorText}</p>
      </div>
    </div>
  )
}
