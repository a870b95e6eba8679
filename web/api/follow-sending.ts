import { type Decision, SendingNews } from '@fondly/contracts/bff/sendings.ts'
import { ask, Nothing } from './ask.ts'

export async function decide(sendingId: string, decision: Decision['decision']): Promise<void> {
  await ask(`/api/sendings/${encodeURIComponent(sendingId)}/decision`, Nothing, { method: 'POST', body: { decision } })
}

export type NewsListener = {
  tell: (news: SendingNews) => void
  /** True while the connection is lost; it is restored automatically and then starts with the current state. */
  lost: (isLost: boolean) => void
  /** The sending does not exist, or nobody is signed in any more; no progress will follow. */
  gone: () => void
}

const RETRY_MS = 2_000

/** Listens to the progress of a sending until it is over; returns a function that stops listening. */
export function followSending(sendingId: string, { tell, lost, gone }: NewsListener): () => void {
  const path = `/api/sendings/${encodeURIComponent(sendingId)}/news`
  const left = new AbortController()
  let source: EventSource

  const listen = () => {
    source = new EventSource(path)
    source.addEventListener('open', () => lost(false))
    source.addEventListener('message', (event: MessageEvent<string>) => {
      const news = SendingNews.safeParse(JSON.parse(event.data))
      if (!news.success) return
      lost(false)
      if (news.data.state === 'sent' || news.data.state === 'stopped') source.close()
      tell(news.data)
    })
    source.addEventListener('error', () => {
      lost(true)
      // An EventSource does not reconnect after an error response, for example from a server that restarts.
      if (source.readyState === EventSource.CLOSED) void takeUpAgain()
    })
  }
  const takeUpAgain = async () => {
    const isThere = await isStillThere(path, left.signal)
    if (left.signal.aborted) return
    if (!isThere) gone()
    else setTimeout(() => !left.signal.aborted && listen(), RETRY_MS)
  }

  listen()
  return () => {
    left.abort()
    source.close()
  }
}

// An EventSource does not tell the reason of a failure, so this asks with fetch.
async function isStillThere(path: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(path, { signal })
    await response.body?.cancel()
    return response.status !== 401 && response.status !== 404
  } catch {
    // The server does not answer; it may be back soon.
    return true
  }
}
