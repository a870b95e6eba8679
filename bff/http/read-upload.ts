import { Refused } from '@fondly/domain/refused.ts'
import { checkFileEnd, detectFileType, type FileType } from '@fondly/kit/files/file-type.ts'
import { readUpTo, TooLarge } from '@fondly/kit/http/read-up-to.ts'
import type { Context } from 'hono'

/** An uploaded file: its bytes, and the type that its bytes show. The name and the declared type of the upload are never read. */
export type Upload = { bytes: Uint8Array<ArrayBuffer>; type: FileType }

type UploadLimits = { maxMegabytes: number; types: readonly FileType[] }

/** An upload that takes longer is cancelled. */
const TIMEOUT_MS = 60_000
const BYTES_PER_MEGABYTE = 1_000_000
const TYPE_NAMES: Record<FileType, string> = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', svg: 'SVG', pdf: 'PDF' }

/**
 * Returns true for a route that reads files: below /api/admin/{clientKey}/uploads/, or POST /api/contact-imports. `readUpload` limits the bodies of
 * these routes, in place of the limit for all other requests.
 */
export const isUploadPath = (path: string): boolean => path === '/api/contact-imports' || /^\/api\/admin\/[^/]+\/uploads\//.test(path)

/** Reads the body of a request as the bytes of one file. Refuses an empty or too large file. */
export async function readUploadedBytes(c: Context, maxMegabytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new Refused('too-large', 'upload-too-large', { params: { maxMegabytes } })
  if (Number(c.req.header('content-length') ?? 0) > maxMegabytes * BYTES_PER_MEGABYTE) throw tooLarge()
  const { body } = c.req.raw
  const bytes = body
    ? await readUpTo(body, maxMegabytes * BYTES_PER_MEGABYTE, AbortSignal.timeout(TIMEOUT_MS)).catch((error: unknown) => {
        throw error instanceof TooLarge ? tooLarge() : new Refused('invalid', 'upload-cut-off', { cause: error })
      })
    : new Uint8Array()
  if (bytes.byteLength === 0) throw new Refused('unprocessable', 'upload-empty')
  return bytes
}

/**
 * Reads the body of a request as one file. Refuses as `readUploadedBytes` does, and also a file whose bytes are of no allowed type, incomplete, or
 * followed by other bytes. The caller must check in a separate process whether the file can be opened.
 */
export async function readUpload(c: Context, { maxMegabytes, types }: UploadLimits): Promise<Upload> {
  const bytes = await readUploadedBytes(c, maxMegabytes)
  const type = detectFileType(bytes)
  if (!type || !types.includes(type))
    throw new Refused('unprocessable', 'upload-wrong-type', { params: { types: types.map((one) => TYPE_NAMES[one]).join(', ') } })
  const end = checkFileEnd(bytes, type)
  if (end !== 'whole') throw new Refused('unprocessable', end === 'cut-off' ? 'upload-cut-off' : 'upload-has-more')
  return { bytes, type }
}
