import { Unzip, UnzipInflate } from 'fflate'
import { Refused } from '@fondly/domain/refused.ts'

/** Reads one part of a workbook, an XML text that arrives in pieces. */
export type PartReader = { write: (text: string) => void; end: () => void }

/** The number of bytes that may still be unpacked from a file. */
export type UnpackedBudget = { bytes: number }

/** The number of packed bytes that are unpacked at a time. They unpack to at most 4 MB, so an exceeded limit is noticed soon. */
const PIECE_BYTES = 4_096
/** The greatest number of parts. A usual workbook has some dozens. */
const MAX_PARTS = 5_000

/** Returns the refusal of a file that has no readable table. */
export const noTable = () => new Refused('unprocessable', 'import-no-table')

/**
 * Unpacks the chosen parts of a zip file and gives each part to its reader. Other parts stay packed. Refuses a damaged file ('import-no-table') and a
 * file that unpacks to more than the budget ('import-too-large').
 */
export function readParts(bytes: Uint8Array, findReader: (name: string) => PartReader | undefined, budget: UnpackedBudget): void {
  const progress: { failure?: unknown; parts: number } = { parts: 0 }
  const unzip = new Unzip((part) => {
    progress.parts += 1
    const reader = isOver(progress) ? undefined : findReader(part.name)
    if (!reader) return
    const decoder = new TextDecoder('utf-8', { fatal: true })
    part.ondata = (error, data, isLast) => {
      // The library passes an error that is thrown here to this function again. So remember only the first error.
      if (progress.failure !== undefined) return
      try {
        if (error) throw error
        budget.bytes -= data.byteLength
        if (budget.bytes < 0) throw new Refused('unprocessable', 'import-too-large')
        reader.write(decoder.decode(data, { stream: !isLast }))
        if (isLast) reader.end()
      } catch (thrown) {
        progress.failure = thrown
      }
    }
    part.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.byteLength && !isOver(progress); at += PIECE_BYTES)
      unzip.push(bytes.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= bytes.byteLength)
  } catch (error) {
    progress.failure ??= error
  }
  if (progress.failure instanceof Refused) throw progress.failure
  if (isOver(progress)) throw noTable()
}

const isOver = ({ failure, parts }: { failure?: unknown; parts: number }): boolean => failure !== undefined || parts > MAX_PARTS
