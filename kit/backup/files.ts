import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Lists the files of the data folder that are not the database's: keys, print batches, blobs. Paths have forward slashes and are sorted. */
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

/** 'postgres', 'postgres.log' and similar files belong to the embedded server. The backup has the rows of the database instead. */
export const isTheDatabases = (path: string): boolean => /^postgres(?:[./-]|$)/.test(path)
