import '../../utilities.css'
import type { SavedMessage } from '@fondly/contracts/bff/saved-messages.ts'
import { MAX_OWN_MESSAGES } from '@fondly/domain/saved-messages/saved-message.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { savedMessagesQuery } from '../../api/saved-messages.ts'
import { useSavedMessages } from '../../api/use-saved-messages.ts'
import { Button } from '../../ui/Button.tsx'
import { keepFocus } from '../../ui/keep-focus.ts'
import { NotFetched } from '../../ui/NotFetched.tsx'
import { DeletedNotice } from '../../ui/saved-messages/DeletedNotice.tsx'
import { MessageSheet } from '../../ui/saved-messages/MessageSheet.tsx'
import { useSavedMessageWords } from '../../words/saved-message-words.ts'
import { useWords } from '../../words/words.tsx'

const NEW = { name: '', en: '', es: '' }

/** /saved-messages: the user writes, edits and deletes their own saved messages outside of an order form. Below, they read the client's messages. */
export function OwnMessagesPage() {
  const texts = useSavedMessageWords()
  const words = useWords()
  const { data, error, refetch } = useQuery(savedMessagesQuery())
  const { failure, edited, edit, endEdit, save, deleted, remove, undo } = useSavedMessages()
  const title = useRef<HTMLHeadingElement>(null)
  const [mine, shared] = [data?.filter(({ isShared }) => !isShared) ?? [], data?.filter(({ isShared }) => isShared) ?? []]
  return (
    <main ref={keepFocus} className="page-margin mx-auto w-full max-w-[60rem] py-8">
      <h1 ref={title} tabIndex={-1} className="text-h1-phone md:text-h1">
        {texts.title}
      </h1>
      <p className="mt-1 mb-6 text-lead text-ink-2">{texts.ownLead}</p>
      {error && !data ? (
        <NotFetched why={texts.loadFailed} onAgain={() => void refetch()} />
      ) : !data ? (
        <p className="text-ink-2">{words.loading}</p>
      ) : (
        <>
          <ul aria-label={texts.title} className="border-t-[1.5px] border-ink">
            {mine.map((message) => (
              <MessageRow key={message.id} message={message} Heading="h2">
                <Button looks="quiet" aria-label={texts.editNamed(message.name)} onClick={() => edit({ id: message.id, first: message })}>
                  {texts.edit}
                </Button>
                <Button
                  looks="quiet"
                  aria-label={texts.deleteNamed(message.name)}
                  onClick={() => {
                    remove(message)
                    // The pressed button disappears with its row.
                    title.current?.focus()
                  }}
                >
                  {texts.delete}
                </Button>
              </MessageRow>
            ))}
          </ul>
          {mine.length === 0 && <p className="py-4 text-ink-2">{texts.empty}</p>}
          <DeletedNotice deleted={deleted} failure={failure} onUndo={undo} />
          {mine.length < MAX_OWN_MESSAGES && (
            <Button className="mt-5" onClick={() => edit({ first: NEW })}>
              {texts.add}
            </Button>
          )}
          {shared.length > 0 && (
            <section aria-labelledby="shared-messages" className="mt-12">
              <h2 id="shared-messages" className="mb-3 text-h2">
                {texts.sharedTitle}
              </h2>
              <ul className="border-t-[1.5px] border-ink">
                {shared.map((message) => (
                  <MessageRow key={message.id} message={message} Heading="h3" />
                ))}
              </ul>
            </section>
          )}
        </>
      )}
      {edited && (
        <MessageSheet
          title={edited.id === undefined ? texts.newTitle : texts.editTitle}
          first={edited.first}
          onSave={save}
          onClose={endEdit}
        />
      )}
    </main>
  )
}

type MessageRowProps = { message: SavedMessage; Heading: 'h2' | 'h3'; children?: ReactNode }

function MessageRow({ message: { name, en, es }, Heading, children }: MessageRowProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-7 border-b border-rule py-3">
      <div className="min-w-0 grow basis-64">
        <Heading className="font-sans text-base font-semibold wrap-anywhere">{name}</Heading>
        <div className="text-ink-2 wrap-anywhere">
          {en && <p lang="en">{en}</p>}
          {es && <p lang="es">{es}</p>}
        </div>
      </div>
      {children && <div className="-mx-3 flex flex-wrap">{children}</div>}
    </li>
  )
}
