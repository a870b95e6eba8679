import { Icon } from '../../ui/Icon.tsx'
import { useWords } from '../../words/words.tsx'

/** Without a sender profile nothing can be sent. */
export function AccountError() {
  const words = useWords()
  return (
    <div role="alert" className="mb-6 flex gap-3 border-l-[3px] border-error bg-sunk px-4 py-3">
      <Icon name="alert" className="mt-0.5 text-error" />
      <div>
        <strong className="font-semibold">{words.form.accountError}</strong>
        <p>{words.form.accountErrorText}</p>
      </div>
    </div>
  )
}
