import { randomBytes } from 'node:crypto'
import { link, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes a file and flushes it to the disk. A killed process or a power failure never leaves half a file. `mode` is its permission bits. */
export async function writeWhole(path: string, bytes: Uint8Array, mode = 0o600): Promise<void> {
  await written(path, bytes, mode, (temporary) => rename(temporary, path))
}

/** Writes a file as `writeWhole` does, unless it exists already: then returns false. Another process may have made the file at the same moment. */
export async function writeOnce(path: string, bytes: Uint8Array, mode = 0o600): Promise<boolean> {
  let isFirst = true
  await written(path, bytes, mode, async (temporary) => {
    await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
      isFirst = false
    })
    await rm(temporary)
  })
  return isFirst
}

async function written(path: string, bytes: Uint8Array, mode: number, appear: (temporary: string) => Promise<void>): Promise<void> {
  const folder = dirname(path)
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  const temporary = join(folder, `.${randomBytes(9).toString('hex')}.new`)
  try {
    const file = await open(temporary, 'wx', mode)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await appear(temporary)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(folder)
  if (made) await syncFolder(dirname(made))
}

/** Flushes a folder, because a new file's name is durable only after that. Windows has no such call and does not need it. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
