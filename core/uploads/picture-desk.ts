import type { BrandFile } from '@fondly/pictures/art/store-brand-file.ts'
import type { Studio } from '@fondly/pictures/drawing/studio.ts'

/** What uploads need of the pictures: a process of its own that decodes and measures them within limits, and a place where they are served. */
export type PictureDesk = Pick<Studio, 'decode' | 'measure'> & {
  /** Stores a file that is served unchanged at /art/brands/{name}. */
  store: (file: BrandFile) => Promise<void>
}

/** For a core that keeps no pictures. */
export const noPictureDesk: PictureDesk = {
  decode: () => Promise.reject(new Error('This core has no pictures.')),
  measure: () => Promise.reject(new Error('This core has no pictures.')),
  store: () => Promise.reject(new Error('This core has no pictures.')),
}
