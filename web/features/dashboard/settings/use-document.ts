import { useState } from 'react'
import { Refused } from '../../../api/ask.ts'
import { useAction } from '../../../api/use-action.ts'

type DocumentActions<Value> = {
  /** The server's value, as it was last fetched. */
  stored: Value
  /** Replaces the server's value. */
  write: (value: Value) => Promise<unknown>
  /** Fetches the server's value again. */
  reload: () => Promise<unknown>
}

/** A document that is saved as a whole: the stored value, the typed value, and conflicts with other users. */
export function useDocument<Value>({ stored, write, reload }: DocumentActions<Value>) {
  const { busy, failure, run } = useAction()
  const [typed, setTyped] = useState<{ value: Value }>()
  const [isContested, setContested] = useState(false)
  const [isSaved, setSaved] = useState(false)

  async function save(value: Value = typed ? typed.value : stored): Promise<void> {
    const sent = typed
    // Keeps text that was typed during the save.
    const settle = (next?: { value: Value }) => setTyped((now) => (now === sent ? next : now))
    setSaved(false)
    let isLost = false
    const isAnswered = await run(async () => {
      try {
        await write(value)
      } catch (error) {
        // A conflict is shown with both values. Any other failure is shown beside the form.
        if (!(error instanceof Refused) || error.refusal?.code !== 'changed-meanwhile') throw error
        await reload()
        settle({ value })
        setContested(true)
        isLost = true
      }
    })
    if (!isAnswered || isLost) return
    settle()
    setContested(false)
    setSaved(true)
  }

  return {
    value: typed ? typed.value : stored,
    stored,
    isDirty: typed !== undefined,
    isContested,
    isSaved: isSaved && typed === undefined,
    busy,
    failure,
    type: (value: Value) => {
      setSaved(false)
      setTyped({ value })
    },
    save,
    forget: () => {
      setTyped(undefined)
      setContested(false)
    },
  }
}
