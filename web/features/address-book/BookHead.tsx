import type { ContactListAnswer } from '@fondly/contracts/bff/contacts.ts'
import { titled } from '../../ui/titled.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { contactFile, contactsKey, saveRemembering } from '../../api/contacts.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { isTyping } from '../../ui/is-typing.ts'
import { isAnyModalOpen } from '../../ui/Modal.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useWindowEvent } from '../../ui/use-window-event.ts'
import { useAddressBookWords } from './address-book-words.ts'
import { focusRow } from './move-in-list.ts'

type BookHeadProps = {
  answer: ContactListAnswer | undefined
  /** A search or tag is active, so not all people are shown. */
  isNarrowed: boolean
  text: string
  onSearch: (text: string) => void
  onAdd: () => void
  onImport: () => void
}

/** The title with the number of people, the search, and the actions for the whole book. */
export function BookHead({ answer, isNarrowed, text, onSearch, onAdd, onImport }: BookHeadProps) {
  const texts = useAddressBookWords()
  const search = useRef<HTMLInputElement>(null)
  useWindowEvent('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isAnyModalOpen()) return
    event.preventDefault()
    search.current?.focus()
  })
  const lead = isNarrowed ? undefined : answer && (answer.total === 0 ? texts.leadEmpty : texts.lead(answer.total))
  return (
    <div className="book-title">
      <div className="mr-auto">
        <h1 key={texts.title} ref={titled} className="text-h1-phone md:text-h1">
          {texts.title}
        </h1>
        <p className="mt-1 min-h-6.5 text-lead text-ink-2">{lead}</p>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key bubbles up from the search */}
      <div
        className="book-search"
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && focusRow()) event.preventDefault()
          else if (event.key === 'Escape' && text) {
            event.preventDefault()
            onSearch('')
          }
        }}
      >
        <SearchField
          inputRef={search}
          label={texts.search}
          hint={texts.searchHint}
          value={text}
          onSearch={onSearch}
          spellCheck={false}
          className=""
        />
      </div>
      <Button onClick={onAdd} className="book-add">
        <span aria-hidden="true" className="text-h2 leading-none font-normal">
          +
        </span>
        {texts.add}
      </Button>
      <Disclosure
        label={
          <>
            {texts.more}
            <Icon name="down" size={18} />
          </>
        }
        buttonClass="-mr-3 flex min-h-12 items-center gap-2 rounded-control px-3 text-ink-2 hover:text-ink"
        sheetClass="w-72 p-2"
      >
        <button type="button" onClick={onImport} className={MENU_ROW}>
          {texts.import}
        </button>
        <a href={contactFile('csv')} download className={MENU_ROW}>
          {texts.exportCsv}
        </a>
        <a href={contactFile('vcf')} download className={MENU_ROW}>
          {texts.exportVcf}
        </a>
        {answer && <Remembering remembers={answer.remembers} />}
      </Disclosure>
    </div>
  )
}

const MENU_ROW = 'flex min-h-11 w-full items-center rounded-control px-3 text-left no-underline hover:bg-wash hover:text-wash-ink'

/** The switch that decides whether recipients are added automatically. */
function Remembering({ remembers }: { remembers: boolean }) {
  const texts = useAddressBookWords()
  const queries = useQueryClient()
  const { busy, failure, run } = useAction()
  const save = (next: boolean) =>
    run(async () => {
      await saveRemembering(next)
      await queries.invalidateQueries({ queryKey: contactsKey })
    })
  return (
    <div className="mt-1 border-t border-rule pt-1">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3">
        <input
          type="checkbox"
          className="box"
          checked={remembers}
          aria-disabled={busy}
          onChange={({ target }) => void save(target.checked)}
        />
        <span>{texts.remember}</span>
      </label>
      <p aria-live="polite" className={`px-3 pb-2 text-small ${failure ? 'text-error' : 'text-ink-2'}`}>
        {failure ?? (remembers ? texts.remembered : texts.notRemembered)}
      </p>
    </div>
  )
}
