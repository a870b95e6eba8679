import type { DashboardFrame } from '@fondly/contracts/bff/dashboard.ts'
import { MAX_SHARED_MESSAGES } from '@fondly/domain/saved-messages/saved-message.ts'
import { useQuery } from '@tanstack/react-query'
import { savedMessagesQuery } from '../../../api/saved-messages.ts'
import { useSavedMessages } from '../../../api/use-saved-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { DeletedNotice } from '../../../ui/saved-messages/DeletedNotice.tsx'
import { MessageSheet } from '../../../ui/saved-messages/MessageSheet.tsx'
import { useSavedMessageWords } from '../../../words/saved-message-words.ts'
import { PageFailed } from '../parts/PageFailed.tsx'
import { SectionHead } from '../parts/SectionHead.tsx'

const NEW = { name: '', en: '', es: '' }

/** The saved messages that all people of the client can use in the order form. */
export function SharedMessages({ frame }: { frame: DashboardFrame }) {
  const texts = useSavedMessageWords()
  const { data, error, refetch } = useQuery(savedMessagesQuery(frame.key))
  const { failure, edited, edit, endEdit, save, deleted, remove, undo } = useSavedMessages(frame.key)
  const mayChange = frame.rights.includes('change')
  return (
    <section className="mt-10" aria-labelledby="saved-messages">
      <SectionHead id="saved-messages" title={texts.title} note={texts.clientLead} />
      {error && !data && <PageFailed error={error} onAgain={() => void refetch()} />}
      <ul>
        {data?.map((message) => (
          <li key={message.id} className="grid gap-x-7 border-b border-rule py-3 @2xl:grid-cols-2">
            <div className="min-w-0">
              <h3 className="font-sans text-base font-semibold wrap-anywhere">{message.name}</h3>
              {mayChange && (
                <div className="-ml-3 flex flex-wrap">
                  <Button looks="quiet" aria-label={texts.editNamed(message.name)} onClick={() => edit({ id: message.id, first: message })}>
                    {texts.edit}
                  </Button>
                  <Button looks="quiet" aria-label={texts.deleteNamed(message.name)} onClick={() => remove(message)}>
                    {texts.delete}
                  </Button>
                </div>
              )}
            </div>
            <div className="min-w-0 text-ink-2 wrap-anywhere">
              {message.en && <p lang="en">{message.en}</p>}
              {message.es && <p lang="es">{message.es}</p>}
            </div>
          </li>
        ))}
      </ul>
      {data?.length === 0 && <p className="py-4 text-ink-2">{texts.clientEmpty}</p>}
      <DeletedNotice deleted={deleted} failure={failure} onUndo={undo} />
      {mayChange && data && data.length < MAX_SHARED_MESSAGES && (
        <Button className="mt-5" onClick={() => edit({ first: NEW })}>
          {texts.add}
        </Button>
      )}
      {edited && (
        <MessageSheet
          title={edited.id === undefined ? texts.newTitle : texts.editTitle}
          first={edited.first}
          onSave={save}
          onClose={endEdit}
        />
      )}
    </section>
  )
}
