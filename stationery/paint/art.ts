import type { Scene } from '../layout/scene.ts'

/**
 * The art at a url: a drawing, or a picture (JPEG or PNG, in sRGB) with its size in pixels. `guessed` means that the picture names no colour space.
 * `page` is a PDF of one page that is printed instead of the picture.
 */
export type Art = { scene: Scene } | { picture: Uint8Array; width: number; height: number; guessed?: true; page?: Uint8Array }

/** The art of a display list by url. */
export type ArtOf = ReadonlyMap<string, Art>

/** Thrown when a display list names art that was not passed. */
export class ArtMissing extends Error {
  override name = 'ArtMissing'
  constructor() {
    super('The display list names art that was not handed over.')
  }
}

/** Returns the art of a url. Throws ArtMissing when it was not passed. */
export function findArt(art: ArtOf, url: string): Art {
  const found = art.get(url)
  if (!found) throw new ArtMissing()
  return found
}

/** Estimates the bytes of memory of some art. A scene is held as objects, which take several times the size of its JSON; most of that is numbers. */
export function artBytes(art: Art): number {
  if ('picture' in art) return art.picture.byteLength + (art.page?.byteLength ?? 0)
  return JSON.stringify(art.scene).length * 3
}

/** Returns the size of the art with its bleed, in the unit in which it is drawn. */
export function artSize(art: Art): { width: number; height: number; edge: number } {
  if ('picture' in art) return { width: art.width, height: art.height, edge: 0 }
  const { width, height, bleed } = art.scene
  return { width: width + 2 * bleed, height: height + 2 * bleed, edge: bleed }
}

/** Returns where art is drawn in a box, in the unit of the box. Only the proportions of `size` count. Without 'contain', the art fills the box. */
export function fitIntoBox(
  box: { x: number; y: number; width: number; height: number },
  size: { width: number; height: number },
  fit: 'contain' | undefined,
): { x: number; y: number; width: number; height: number } {
  if (fit !== 'contain') return box
  const scale = Math.min(box.width / size.width, box.height / size.height)
  const [width, height] = [size.width * scale, size.height * scale]
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
}
