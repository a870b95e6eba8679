import { readFile } from 'node:fs/promises'

/** Linux counts a process's memory in pages. */
const PAGE_BYTES = 4096

/** Returns the bytes of memory that a process uses now; undefined where the system has no /proc, or when the process is gone. */
export async function residentBytes(processId: number): Promise<number | undefined> {
  const text = await readFile(`/proc/${processId}/statm`, 'latin1').catch(() => undefined)
  const pages = Number(text?.split(' ')[1])
  return Number.isSafeInteger(pages) ? pages * PAGE_BYTES : undefined
}
