import { createReadStream } from 'node:fs'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'
import { BackupProblem, MANIFEST, Manifest } from './manifest.ts'

/** Reads the manifest of a backup without restoring it. Throws BackupProblem for any other file. */
export async function readManifest(file: string): Promise<Manifest> {
  const tar = extract()
  let manifest: unknown
  const read = pipeline(createReadStream(file), tar)
  read.catch(() => {}) // the loop below reports it
  try {
    for await (const entry of tar) {
      if (entry.header.name === MANIFEST) manifest = await json(entry)
      else entry.resume()
    }
    return Manifest.parse(manifest)
  } catch (cause) {
    throw new BackupProblem(`${file} is not a complete backup.`, { cause })
  }
}
