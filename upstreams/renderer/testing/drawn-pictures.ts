import sharp from 'sharp'
import { afterAll, expect } from 'vitest'
import { Fault } from '@fondly/contracts/renderer/get-image.ts'
import { testRenderer } from './test-renderer.ts'

/** The colour of the front within its trim. */
export const GREEN = [0x1d, 0x6a, 0x6a]
export const WHITE = [255, 255, 255]

/** Opens a renderer for one test file, with functions that read its answers. */
export async function openDrawnPictures() {
  const there = await testRenderer()
  afterAll(() => there.close())

  /** The pixels of the picture at this address. */
  async function readPixels(url: string | undefined) {
    const bytes = await there.at(url)
    const { width, height } = await sharp(bytes).metadata()
    return { width, height, at: (left: number, top: number) => readPixel(bytes, left, top) }
  }

  return {
    there,
    readPixels,
    /** Draws this body and returns the pixels of its first page. */
    draw: async (body: unknown) => readPixels((await there.answered(body)).jpegDetails?.imageUrl),
    /** The fault with which this body is refused. */
    readFault: async (body: unknown) => {
      const response = await there.post(body)
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
      return Fault.parse(await response.json()).error
    },
  }
}

export async function readPixel(bytes: ArrayBuffer | Uint8Array, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())]
}

export function isNear(found: number[], wanted: number[]): boolean {
  return found.every((value, i) => Math.abs(value - (wanted[i] ?? 0)) < 12)
}

export function countPages(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
  )
}
