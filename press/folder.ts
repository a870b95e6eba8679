import { createHash } from 'node:crypto'
import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from '@fondly/kit/files/write-whole.ts'

/** Returns the folder in which print folders are made before they are renamed. */
export const unfinishedFolder = (root: string): string => join(root, '.unfinished')

/**
 * Creates a print folder that appears only when it is complete: its files are written under another name and flushed, then the folder is renamed. The
 * other name contains the number of the lease, so that a process that lost its lease cannot write into the next process's folder.
 */
export function printFolder(root: string, { name, lease }: { name: string; lease: number }) {
  const final = join(root, name)
  const attempts = join(unfinishedFolder(root), name.replace('/', '-'))
  const unfinished = join(attempts, String(lease))
  return {
    path: final,
    isComplete: (): Promise<boolean> =>
      access(final).then(
        () => true,
        () => false,
      ),
    begin: async (): Promise<void> => {
      await rm(attempts, { recursive: true, force: true })
      await mkdir(unfinished, { recursive: true })
    },
    /** Writes and flushes a file; returns its SHA-256 in hexadecimal. */
    write: async (name: string, bytes: Uint8Array | string): Promise<string> => {
      const file = await open(join(unfinished, name), 'w', 0o640)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      return createHash('sha256').update(bytes).digest('hex')
    },
    /** Discards the unfinished folder. */
    drop: (): Promise<void> => rm(attempts, { recursive: true, force: true }),
    finish: async (): Promise<void> => {
      await syncFolder(unfinished)
      await mkdir(dirname(final), { recursive: true })
      await rename(unfinished, final)
      await rm(attempts, { recursive: true, force: true })
      await syncFolder(dirname(final))
      await syncFolder(root)
    },
  }
}
export type PrintFolder = ReturnType<typeof printFolder>
