import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** What the data folder holds beside the database's own files: keys, print batches, blobs. Paths with forward slashes, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !isTheDatabases(path) && !path.endsWith('.new'))
    .sort()
}

/** 'postgres', 'postgres.log' and the like are the embedded server's; its rows are in the backup as rows. */
export const isTheDatabases = (path: string): boolean => /^postgres(?:[./-]|$)/.test(path)
