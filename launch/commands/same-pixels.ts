import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { errorCode } from '@fondly/kit/error-code.ts'

const run = promisify(execFile)
/** Enough to show a hairline. */
const PIXELS_PER_INCH = 150
/** Two programs draw the edges of the same line in slightly different greys. Only a difference of more than this many of the 255 greys counts. */
const MAX_GREY_DIFFERENCE = 64
/** More different pixels than this share of all pixels are a difference between the two files. */
const MAX_DIFFERENT_PIXELS_SHARE = 0.0005

/** Returns true when two PDF files look the same, page by page; undefined where poppler's pdftoppm is not installed. */
export async function samePixels(one: Uint8Array, other: Uint8Array): Promise<boolean | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'fondly-verify-'))
  try {
    const pages = [await pagesOf(one, join(folder, 'one')), await pagesOf(other, join(folder, 'other'))] as const
    return pages[0].length === pages[1].length && pages[0].every((page, number) => alike(page, pages[1][number]))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function pagesOf(pdf: Uint8Array, path: string): Promise<Buffer[]> {
  await writeFile(`${path}.pdf`, pdf)
  await run('pdftoppm', ['-r', String(PIXELS_PER_INCH), '-gray', `${path}.pdf`, `${path}-page`], { timeout: 120_000 })
  const folder = join(path, '..')
  const names = (await readdir(folder)).filter((name) => join(folder, name).startsWith(`${path}-page`)).toSorted()
  return Promise.all(names.map((name) => readFile(join(folder, name))))
}

/** Compares two plain greymaps of pdftoppm. Equal lengths mean pages of the same size. */
function alike(one: Buffer, other: Buffer | undefined): boolean {
  if (one.length !== other?.length) return false
  let apart = 0
  for (let i = 0; i < one.length; i++) if (Math.abs((one[i] ?? 0) - (other[i] ?? 0)) > MAX_GREY_DIFFERENCE) apart++
  return apart <= one.length * MAX_DIFFERENT_PIXELS_SHARE
}
