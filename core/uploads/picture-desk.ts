import type { BrandFiles } from '@fondly/pictures/art/serve-art.ts'
import type { Studio } from '@fondly/pictures/drawing/studio.ts'

/** What uploads need of the pictures: a process of its own that decodes and measures them within limits, and a place where they are served. */
export type PictureDesk = Pick<Studio, 'decode' | 'measure'> & BrandFiles

const none = () => Promise.reject(new Error('This core has no pictures.'))

/** For a core without uploaded pictures. */
export const noPictureDesk: PictureDesk = {
  decode: none,
  measure: none,
  store: none,
  has: none,
  remove: none,
}
