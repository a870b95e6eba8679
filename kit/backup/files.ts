import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Lists the files of the data folder without the database's own: keys, print batches, blobs. Paths have forward slashes and are sorted. */
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

/** 'postgres', 'postgres.log' and the like belong to the embedded server; the backup has its rows instead. */
export const isTheDatabases = (path: string): boolean => /^postgres(?:[./-]|$)/.test(path)
