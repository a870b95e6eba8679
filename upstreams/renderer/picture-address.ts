import { createHmac, timingSafeEqual } from 'node:crypto'
import { canonicalJson } from '@fondly/stationery/layout/display-list-hash.ts'
import { fontPackVersion } from '@fondly/stationery/typeset/font-pack.ts'
import type { Drawing, FileType } from '@fondly/pictures/drawing/drawing.ts'
import type { ResolvedArt } from '@fondly/pictures/resolve-art.ts'

/** Increase this number whenever a display list is drawn in another way than before. */
const DRAWING_VERSION = 2

const ENDINGS: Record<FileType, string> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' }

/** Names pictures so that nobody can guess a picture's name from a person's name and address, and signs every address until it expires. */
export function pictureAddresses({ key, publicOrigin, basePath }: { key: Uint8Array; publicOrigin: string; basePath: string }) {
  const keyed = (purpose: string, text: string) => createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url')
  const signature = (id: string, expires: number) => keyed('signature', `${id} ${expires}`)

  return {
    /** Returns an id that is equal for equal drawings of equal art, and different otherwise. */
    idOf: (drawing: Drawing, art: ReadonlyMap<string, ResolvedArt>): string => {
      const versions = [...art].map(([url, { version }]) => [url, version])
      return keyed('picture', canonicalJson({ drawing, versions, fonts: fontPackVersion, version: DRAWING_VERSION })).slice(0, 40)
    },
    urlOf: (picture: { id: string; type: FileType; expiresAt: Date }): string => {
      const url = `${publicOrigin}${basePath}/pictures/${picture.id}.${ENDINGS[picture.type]}`
      const expires = Math.floor(picture.expiresAt.getTime() / 1000)
      return `${url}?expires=${expires}&signature=${signature(picture.id, expires)}`
    },
    /** Returns true when the address was made here and has not expired. */
    isSigned: (id: string, query: URLSearchParams, now: Date): boolean => {
      const expires = Number(query.get('expires'))
      if (!Number.isSafeInteger(expires) || expires * 1000 < now.getTime()) return false
      const [given, right] = [query.get('signature') ?? '', signature(id, expires)].map((text) => Buffer.from(text))
      return given !== undefined && right !== undefined && given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
export type PictureAddresses = ReturnType<typeof pictureAddresses>
