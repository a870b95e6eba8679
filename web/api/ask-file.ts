import { refusedBy, Unanswered } from './ask.ts'

/** Fetches a file from our server, without a time limit because it may be large. Throws `Refused` or `Unanswered`. */
export async function askFile(path: string): Promise<{ headers: Headers; file: Blob }> {
  const response = await fetch(path).catch((cause: unknown) => {
    throw new Unanswered(`GET ${path}`, { cause })
  })
  if (!response.ok) throw await refusedBy(response.status, await response.json().catch(() => undefined))
  const file = await response.blob().catch((cause: unknown) => {
    throw new Unanswered(`GET ${path} broke off`, { cause })
  })
  return { headers: response.headers, file }
}
