import type { DesignArt, OwnDesign } from '@fondly/domain/designs/own-design.ts'
import type { DesignFacts } from '@fondly/domain/designs/design-facts.ts'
import type { Blobs } from '@fondly/kit/blobs/blobs.ts'

/** What designs need from outside this folder: a separate process that reads files within limits, and a store for the files. */
export type DesignDesk = {
  /** Returns the facts of a file, or that it is broken or needs too much time or memory. */
  read: (bytes: Uint8Array) => Promise<DesignFacts>
  blobs: Pick<Blobs, 'put' | 'get' | 'remove'>
  /** Makes the art of a design from its files. A repeated call makes the same art from the same files. */
  store: (design: StoredDesign) => Promise<DesignArt>
}

/** A file of a design, named by the SHA-256 of its bytes. The blobs store the bytes. */
type DesignBlob = { hash: string }
/** `key` is part of the paths of the art. */
export type StoredDesign = Pick<OwnDesign, 'size' | 'orientation'> & {
  key: string
  front: DesignBlob
  screen: DesignBlob | undefined
  inside: DesignBlob | undefined
}

const none = () => Promise.reject(new Error('This core reads no designs.'))

/** The desk of a core without designs. */
export const noDesignDesk: DesignDesk = { read: none, blobs: { put: none, get: none, remove: none }, store: none }
