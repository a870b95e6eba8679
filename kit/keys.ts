import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeOnce } from './files/write-whole.ts'

export type DataKeys<Name extends string = string> = {
  /**
   * Returns the secret of that name: random bytes that are made on first use, then the same for every process on this data. Throws when the stored
   * key does not have this number of bytes.
   */
  get: (name: Name, bytes: number) => Promise<Uint8Array>
}

/** Keys that are made once and kept in `<folder>/keys`. Other users of the machine cannot read them. */
export function dataKeys<Name extends string = string>(folder: string): DataKeys<Name> {
  return {
    get: async (name, bytes) => {
      if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new TypeError('A key is named in lower-case letters, digits and hyphens.')
      const file = join(folder, 'keys', name)
      const stored = await readFile(file).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        await writeOnce(file, randomBytes(bytes))
        return readFile(file)
      })
      if (stored.byteLength !== bytes)
        throw new Error(`${file} has ${stored.byteLength} bytes and not ${bytes}: put back the file that belongs to this data.`)
      return new Uint8Array(stored)
    },
  }
}
