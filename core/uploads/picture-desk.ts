import type { BrandFiles } from '@fondly/pictures/art/serve-art.ts'
import type { Studio } from '@fondly/pictures/drawing/studio.ts'

/** What uploads need for pictures: a separate process that decodes and measures pictures within limits, and a place from which they are served. */
export type PictureDesk = Pick<Studio, 'decode' | 'measure'> & BrandFiles

const none = () => Promise.reject(new Error('This core has no pictures.'))

/** The desk of a core without uploaded pictures. */
export const noPictureDesk: PictureDesk = {
  decode: none,
  measure: none,
  store: none,
  has: none,
  remove: none,
}
