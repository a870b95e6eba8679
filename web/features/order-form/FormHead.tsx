import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import { useFormWords } from '../../words/form-words.ts'
import { InlineSelect } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useWords } from '../../words/words.tsx'
import { otherLanguage } from './other-language-part.ts'

/** The title, and the sender profile under which the card is sent. */
export function FormHead({
  title,
  pageData,
  profileId,
  onProfile,
  onClose,
}: {
  title: string
  pageData: OrderFormPageData
  profileId: string
  onProfile: (id: string) => void
  onClose: () => void
}) {
  const words = useWords()
  const formWords = useFormWords()
  const { senderProfiles } = pageData
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-2 gap-y-3">
      <h2 id={title} className="min-w-0 flex-1 text-[1.5rem]/8 sm:text-[1.875rem]/9 md:text-modal low:text-[1.5rem]/8">
        {formWords.title}
      </h2>
      <div className="-mr-3 -ml-4 flex md:order-last lg:hidden">
        <otherLanguage.Part />
        <button type="button" aria-label={words.close} onClick={onClose} className="grid size-11 place-items-center rounded-control">
          <Icon name="close" size={22} />
        </button>
      </div>
      {senderProfiles.length > 0 && (
        <InlineSelect
          label={formWords.senderProfile}
          value={profileId}
          // The full name as a tooltip, because the select cuts off a long name.
          title={senderProfiles.find(({ id }) => id === profileId)?.name}
          disabled={profileId !== '' && senderProfiles.length === 1}
          onChange={(event) => onProfile(event.target.value)}
          className="w-full md:w-auto md:max-w-80"
        >
          {profileId === '' && <option aria-label={formWords.senderProfile} />}
          {senderProfiles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </InlineSelect>
      )}
    </div>
  )
}
