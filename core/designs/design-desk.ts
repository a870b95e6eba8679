import type { DesignArt, OwnDesign } from '@fondly/domain/designs/own-design.ts'
import type { DesignFacts } from '@fondly/domain/designs/design-facts.ts'
import type { Blobs } from '@fondly/kit/blobs/blobs.ts'

/** What designs need of the machine: a process of its own that reads files within limits, and the place where they are stored. */
export type DesignDesk = {
  /** Says what is in a file; also that it is broken, or took too much time or memory. */
  read: (bytes: Uint8Array) => Promise<DesignFacts>
  blobs: Pick<Blobs, 'put' | 'get' | 'remove'>
  /** Makes the art of a design from its files. Repeating it changes nothing; other files become other art. */
  store: (design: StoredDesign) => Promise<DesignArt>
}

type StoredFile = { hash: string }
/** `key` names the design in the paths of its art. */
export type StoredDesign = Pick<OwnDesign, 'size' | 'orientation'> & {
  key: string
  front: StoredFile
  screen: StoredFile | undefined
  inside: StoredFile | undefined
}

const none = () => Promise.reject(new Error('This core reads no designs.'))

/** For a core that keeps no designs. */
export const noDesignDesk: DesignDesk = { read: none, blobs: { put: none, get: none, remove: none }, store: none }
