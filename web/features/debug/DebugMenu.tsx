import { useErrorText } from '../../api/use-error-text.ts'
import { useState } from 'react'
import type { TokenClaims } from '@fondly/contracts/bff/debug.ts'
import { beginTestOrder, deleteBaskets, readTokens } from '../../api/debug.ts'
import { useNotice } from '../../ui/Notices.tsx'
import { useDebugWords } from './debug-words.ts'
import { Tokens } from './Tokens.tsx'

/** Additional entries of the header menu, if the server's debug setting is on. */
export function DebugMenu({ onWatch }: { onWatch: (cardId: string, sendingId: string) => void }) {
  const texts = useDebugWords()
  const notice = useNotice()
  const [busy, setBusy] = useState(false)
  const [tokens, setTokens] = useState<TokenClaims>()

  const doing = (work: () => Promise<void>) => async () => {
    if (busy) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      notice(<Failed error={error} />)
    } finally {
      setBusy(false)
    }
  }
  const rows = [
    {
      name: texts.testOrder,
      work: async () => {
        const { cardId, sendingId } = await beginTestOrder()
        onWatch(cardId, sendingId)
      },
    },
    { name: texts.deleteBaskets, work: async () => notice(sayDeleted(await deleteBaskets())) },
    { name: texts.tokens, work: async () => setTokens(await readTokens()) },
  ]

  return (
    <>
      <fieldset className="my-3 border-y border-rule py-2" aria-label={texts.title}>
        <p aria-hidden="true" className="px-3 py-1 text-small text-ink-2">
          {texts.title}
        </p>
        {rows.map(({ name, work }) => (
          <button
            key={name}
            type="button"
            aria-disabled={busy}
            onClick={() => void doing(work)()}
            className="flex min-h-11 w-full items-center rounded-control px-3 text-left hover:bg-wash hover:text-wash-ink"
          >
            {name}
          </button>
        ))}
      </fieldset>
      {tokens && <Tokens tokenClaims={tokens} onClose={() => setTokens(undefined)} />}
    </>
  )
}

const Failed = ({ error }: { error: unknown }) => useErrorText()(error)
const Deleted = ({ count }: { count: number }) => useDebugWords().deleted(count)
const sayDeleted = ({ deleted }: { deleted: number }) => <Deleted count={deleted} />
