import type { Scene } from '../layout/scene.ts'

/** What a url turned out to be: a drawing, or a picture (JPEG or PNG, in sRGB) with its size in pixels; `guessed` where it did not say which colours it meant. */
export type Art = { scene: Scene } | { picture: Uint8Array; width: number; height: number; guessed?: true }

/** The art of a display list, by url. */
export type ArtOf = ReadonlyMap<string, Art>

/** A display list names art that was not handed over. */
export class ArtMissing extends Error {
  override name = 'ArtMissing'
  constructor() {
    super('The display list names art that was not handed over.')
  }
}

/** The art of a url; throws ArtMissing when it was not handed over. */
export function findArt(art: ArtOf, url: string): Art {
  const found = art.get(url)
  if (!found) throw new ArtMissing()
  return found
}

/** Bytes of memory that art takes, roughly: a scene is kept as objects, which weigh several times their text; its numbers are most of it. */
export function artBytes(art: Art): number {
  return 'picture' in art ? art.picture.byteLength : JSON.stringify(art.scene).length * 3
}

/** All that art has, bleed included: its size, in whatever unit it is drawn. */
export function artSize(art: Art): { width: number; height: number; edge: number } {
  if ('picture' in art) return { width: art.width, height: art.height, edge: 0 }
  const { width, height, bleed } = art.scene
  return { width: width + 2 * bleed, height: height + 2 * bleed, edge: bleed }
}

/** Where art comes to lie in a box. */
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
