import { randomBytes } from 'node:crypto'
import { link, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Writes a file so that it is either whole or absent, and durable on return: neither a killed process nor a power failure leaves half of it. `mode` is
 * its permission bits.
 */
export async function writeWhole(path: string, bytes: Uint8Array, mode = 0o600): Promise<void> {
  await written(path, bytes, mode, (temporary) => rename(temporary, path))
}

/**
 * The same for a file that is made once. Returns false when the file exists already, for example because another process made it at the same moment.
 */
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

/** Flushes a folder: a new file's name is durable only after its folder is flushed. (Windows has no such call and needs none.) */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
