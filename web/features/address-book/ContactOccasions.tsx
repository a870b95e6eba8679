import type { Occasion } from '@fondly/contracts/bff/occasions.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addOccasion, contactOccasionsQuery, OCCASIONS_KEY, removeOccasion } from '../../api/occasions.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/Button.tsx'
import { NotFetched } from '../../ui/NotFetched.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { type OccasionWords, sayMailBy, sayOccasion, useOccasionWords } from '../../words/occasion-words.ts'
import { useLanguage, useWords } from '../../words/words.tsx'
import { OccasionForm } from './OccasionForm.tsx'

/** Used in place of an id for an occasion that is not saved yet. */
const NEW_OCCASION = 'new'

/** The occasions of a contact, the next one first. Each can be edited in its row. */
export function ContactOccasions({ contactId }: { contactId: string }) {
  const texts = useOccasionWords()
  const words = useWords()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(contactOccasionsQuery(contactId))
  const [opened, setOpened] = useState<string>()
  const [removed, setRemoved] = useState<Occasion>()
  /**
   * The form that was closed last. Its row takes the focus, or the button that adds an occasion. Always a new object, so that the focus moves even if
   * the same form is closed twice.
   */
  const [closed, setClosed] = useState<{ id: string | undefined; time: number }>({ id: undefined, time: 0 })
  const { busy, failure, run } = useAction()
  const refresh = () => queries.invalidateQueries({ queryKey: OCCASIONS_KEY })

  const close = (focused = opened) => {
    setClosed(({ time }) => ({ id: focused, time: time + 1 }))
    setOpened(undefined)
  }
  const finish = async (focused = opened) => {
    await refresh()
    close(focused)
  }
  const remove = async (occasion: Occasion) => {
    if (!(await run(() => removeOccasion(occasion.id)))) return
    // Sets this before the occasions are fetched again, so that Undo works at once.
    setRemoved(occasion)
    await finish(NEW_OCCASION)
  }
  const undo = async ({ kind, monthDay, year, words: said }: Occasion) => {
    if (!(await run(() => addOccasion(contactId, { kind, monthDay, year, words: said })))) return
    setRemoved(undefined)
    await finish(NEW_OCCASION)
  }

  return (
    <section aria-label={texts.title} className="mt-8">
      <h3 className="border-b-[1.5px] border-ink pb-2 text-[1.25rem]/7">{texts.title}</h3>
      {error && !data ? (
        <NotFetched why={texts.failed} onAgain={() => void refetch()} />
      ) : !data ? (
        <p className="min-h-14.5 py-3 text-ink-2">{words.loading}</p>
      ) : (
        <>
          {data.occasions.length === 0 && opened === undefined && <p className="py-3 text-ink-2">{texts.none}</p>}
          <ul>
            {data.occasions.map((occasion) => (
              <li key={occasion.id} className="border-b border-rule">
                {opened === occasion.id ? (
                  <OccasionForm
                    contactId={contactId}
                    occasion={occasion}
                    onRemove={() => void remove(occasion)}
                    onSaved={() => void finish()}
                    onCancel={() => close()}
                  />
                ) : (
                  <OccasionLine
                    occasion={occasion}
                    own={texts}
                    today={data.today}
                    isFocused={closed.id === occasion.id}
                    onOpen={() => setOpened(occasion.id)}
                  />
                )}
              </li>
            ))}
          </ul>
          <output className="block">
            {removed && (
              <span className="flex min-h-11 items-center gap-2 text-ink-2">
                {texts.removed}
                <Button looks="quiet" aria-disabled={busy} onClick={() => void undo(removed)} className="underline">
                  {texts.undo}
                </Button>
              </span>
            )}
          </output>
          {failure && <p className="py-2 text-error">{failure}</p>}
          {opened === NEW_OCCASION ? (
            <OccasionForm contactId={contactId} onSaved={() => void finish()} onCancel={() => close()} />
          ) : (
            <button
              key={closed.time}
              ref={closed.id === NEW_OCCASION ? takeFocus : undefined}
              type="button"
              onClick={() => {
                setRemoved(undefined)
                setOpened(NEW_OCCASION)
              }}
              className="min-h-11 py-2 font-medium text-accent hover:underline"
            >
              + {texts.add}
            </button>
          )}
        </>
      )}
    </section>
  )
}

type LineProps = { occasion: Occasion; own: OccasionWords; today: string; isFocused: boolean; onOpen: () => void }

function OccasionLine({ occasion, own, today, isFocused, onOpen }: LineProps) {
  const { locale } = useLanguage()
  const { nextDay: day, mailBy } = occasion
  const what = sayOccasion({ ...occasion, day }, { own, today, locale })
  const byWhen = sayMailBy({ mailBy, day }, { own, today, locale })
  return (
    <button
      type="button"
      ref={isFocused ? takeFocus : undefined}
      aria-label={`${own.edit(what)} ${byWhen}`}
      onClick={onOpen}
      className="block min-h-14.5 w-full py-2 text-left hover:text-accent"
    >
      <span className="block font-semibold">{what}</span> <span className="block text-small text-ink-2">{byWhen}</span>
    </button>
  )
}
