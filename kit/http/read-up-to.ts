/** A body is larger than its reader allows. */
export class TooLarge extends Error {
  override name = 'TooLarge'
}

/**
 * Reads all bytes of a stream. Throws `TooLarge` as soon as there are more than `limit` bytes. `signal` ends the reading of a stream that is too
 * slow.
 */
export async function readUpTo(stream: ReadableStream<Uint8Array>, limit: number, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader()
  // The source may ignore that it is cancelled; we stop reading in any case.
  const cancel = () => void reader.cancel(signal?.reason).catch(() => {})
  signal?.addEventListener('abort', cancel, { once: true })
  try {
    const chunks: Uint8Array[] = []
    let size = 0
    for (;;) {
      signal?.throwIfAborted()
      const { done, value } = await reader.read()
      signal?.throwIfAborted()
      if (done) return joined(chunks, size)
      size += value.byteLength
      if (size > limit) {
        cancel()
        throw new TooLarge(`More than ${limit} bytes.`)
      }
      chunks.push(value)
    }
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}

function joined(chunks: Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}
