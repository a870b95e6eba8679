import { useState } from 'react'
import { Refused } from '../../../api/ask.ts'
import { useAction } from '../../../api/use-action.ts'

type DocumentActions<Value> = {
  /** What the server has, as it was last read. */
  stored: Value
  /** Writes over what was read. */
  write: (value: Value) => Promise<unknown>
  /** Reads again what the server has. */
  reload: () => Promise<unknown>
}

/** A document that is edited as a whole: what holds, what was typed, and what somebody else changed meanwhile. */
export function useDocument<Value>({ stored, write, reload }: DocumentActions<Value>) {
  const { busy, failure, run } = useAction()
  const [typed, setTyped] = useState<{ value: Value }>()
  const [isContested, setContested] = useState(false)
  const [isSaved, setSaved] = useState(false)

  async function save(value: Value = typed ? typed.value : stored): Promise<void> {
    const sent = typed
    // What is typed while this is written stays.
    const settle = (next?: { value: Value }) => setTyped((now) => (now === sent ? next : now))
    setSaved(false)
    let isLost = false
    const isAnswered = await run(async () => {
      try {
        await write(value)
      } catch (error) {
        // The strip with both values says it; any other failure is said beside the form.
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
