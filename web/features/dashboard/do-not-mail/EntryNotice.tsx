import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { doNotMailKey, restoreDoNotMail } from '../../../api/do-not-mail.ts'
import { catchFocus } from '../../../ui/keep-focus.ts'
import { useAction } from '../../../api/use-action.ts'
import { useDoNotMailWords } from './do-not-mail-words.ts'

type EntryNoticeProps = { what: 'added' | 'saved' } | { what: 'removed'; clientKey: string; id: string }

/** Shows the result of an action on an entry. A removal can be undone here. */
export function EntryNotice(props: EntryNoticeProps) {
  const texts = useDoNotMailWords()
  return props.what === 'removed' ? <Removed clientKey={props.clientKey} id={props.id} /> : texts[props.what]
}

function Removed({ clientKey, id }: { clientKey: string; id: string }) {
  const texts = useDoNotMailWords()
  const queries = useQueryClient()
  const { busy, failure, run } = useAction()
  const [isRestored, setRestored] = useState(false)
  const undo = async () => {
    if (!(await run(() => restoreDoNotMail(clientKey, id)))) return
    setRestored(true)
    await queries.invalidateQueries({ queryKey: doNotMailKey(clientKey) })
  }
  // The pressed button has disappeared, so this text takes the focus.
  if (isRestored) return <span ref={catchFocus}>{texts.restored}</span>
  return (
    <>
      <span>{failure ?? texts.removed}</span>
      <button
        type="button"
        aria-disabled={busy}
        onClick={() => void undo()}
        className="min-h-11 min-w-11 font-semibold underline underline-offset-3"
      >
        {texts.undo}
      </button>
    </>
  )
}
