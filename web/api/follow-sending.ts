import { type Decision, SendingNews } from '@fondly/contracts/bff/sendings.ts'
import { ask, Nothing } from './ask.ts'

export async function decide(sendingId: string, decision: Decision['decision']): Promise<void> {
  await ask(`/api/sendings/${encodeURIComponent(sendingId)}/decision`, Nothing, { method: 'POST', body: { decision } })
}

export type ProgressListener = {
  onProgress: (news: SendingNews) => void
  /** True while the connection is lost. After it is restored, the first progress is the current state. */
  onLost: (isLost: boolean) => void
  /** The sending does not exist, or nobody is signed in any more; no progress will follow. */
  onGone: () => void
}

const RETRY_MS = 2_000

/** Listens to the progress of a sending until it is over; returns a function that stops listening. */
export function followSending(sendingId: string, { onProgress, onLost, onGone }: ProgressListener): () => void {
  const path = `/api/sendings/${encodeURIComponent(sendingId)}/news`
  const abort = new AbortController()
  let source: EventSource

  const listen = () => {
    source = new EventSource(path)
    source.addEventListener('open', () => onLost(false))
    source.addEventListener('message', (event: MessageEvent<string>) => {
      const news = SendingNews.safeParse(JSON.parse(event.data))
      if (!news.success) return
      onLost(false)
      if (news.data.state === 'sent' || news.data.state === 'stopped') source.close()
      onProgress(news.data)
    })
    source.addEventListener('error', () => {
      onLost(true)
      // An EventSource does not reconnect after an error response, for example from a server that restarts.
      if (source.readyState === EventSource.CLOSED) void reconnect()
    })
  }
  const reconnect = async () => {
    const isFollowable = await canReconnect(path, abort.signal)
    if (abort.signal.aborted) return
    if (!isFollowable) onGone()
    else setTimeout(() => !abort.signal.aborted && listen(), RETRY_MS)
  }

  listen()
  return () => {
    abort.abort()
    source.close()
  }
}

// An EventSource does not tell why it failed, so this asks for the same path with fetch.
async function canReconnect(path: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(path, { signal })
    await response.body?.cancel()
    return response.status !== 401 && response.status !== 404
  } catch {
    // The server does not answer, but it may be back soon.
    return true
  }
}
