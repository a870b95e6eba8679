import { createHash } from 'node:crypto'
import type { Blobs } from '@fondly/kit/blobs/blobs.ts'
import type { CardContent } from '@fondly/stationery/layout/card-content.ts'
import { cardLayout } from '@fondly/stationery/layout/card-sizes.ts'
import type { Kysely } from 'kysely'
import { PictureFault } from '../picture-fault.ts'
import type { ArtSources } from '../resolve-art.ts'
import { storeBlobs } from '../store/shared-blobs.ts'
import type { Tables } from '../store/tables.ts'
import type { PanelArt } from './design-task.ts'
import type { DesignArtist } from './open-design-artist.ts'

/** A file of a design by the SHA-256 of its bytes, which the blobs hold. */
type DesignBlob = { hash: string }

export type Design = {
  /** Part of the paths of the design: letters, digits, hyphens and underscores, at most 64. */
  key: string
  size: CardContent['size']
  orientation: CardContent['orientation']
  /** One panel with its bleed: PDF, SVG, PNG or JPEG. Preflight has checked it. */
  front: DesignBlob
  /** The screen picture of a front that is a PDF: PNG or JPEG. */
  screen: DesignBlob | undefined
  /** SVG, PNG or JPEG. */
  inside: DesignBlob | undefined
}

/** Paths of pictures relative to our own origin. They contain a hash of the files, so a new version has new paths. */
export type DesignPaths = { picturePath: string; outsidePath: string; insidePath: string | undefined }

export type DesignShelf = { database: Kysely<Tables>; blobs: Blobs; toScene: ArtSources['toScene']; artist: DesignArtist }

/** Increase this number when the same files would make different art. */
const ART_VERSION = 1
/** The most bytes of a scene as JSON. The number is limited because each drawing that is not cached reads the JSON again. */
const MAX_SCENE_BYTES = 6_000_000

type Surface = { path: string; file: DesignBlob; screen: DesignBlob | undefined }

/**
 * Makes the art of a design and stores it below /art/designs. Storing the same design again changes nothing. Throws PictureFault for files that
 * cannot be drawn.
 */
export async function storeDesign(shelf: DesignShelf, design: Design): Promise<DesignPaths> {
  const { panel } = cardLayout(design.size, design.orientation)
  const folder = `designs/${nameOf(design)}`
  const front = { path: `${folder}/front`, file: design.front, screen: design.screen }
  const inside = design.inside && { path: `${folder}/inside`, file: design.inside, screen: undefined }
  for (const surface of inside ? [front, inside] : [front]) if (!(await isStored(shelf, surface))) await store(shelf, surface, panel)
  const urlOf = ({ path }: Surface) => `/art/${path}.webp`
  return { picturePath: urlOf(front), outsidePath: urlOf(front), insidePath: inside && urlOf(inside) }
}

function nameOf({ key, size, orientation, front, screen, inside }: Design): string {
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(key)) throw new Error('The key of a design does not fit into a path.')
  const content = JSON.stringify([ART_VERSION, size, orientation, front.hash, screen?.hash, inside?.hash])
  return `${key}-${createHash('sha256').update(content).digest('hex').slice(0, 20)}`
}

async function isStored({ database, blobs }: DesignShelf, { path }: Surface): Promise<boolean> {
  const scene = await database.selectFrom('art_scene').select('blob').where('path', '=', path).executeTakeFirst()
  const picture = await database.selectFrom('own_picture').select(['blob', 'page_blob']).where('path', '=', path).executeTakeFirst()
  const needed = scene ? [scene.blob] : picture ? [picture.blob, ...(picture.page_blob === null ? [] : [picture.page_blob])] : []
  const there = await Promise.all(needed.map((blob) => blobs.has(blob)))
  return there.length > 0 && there.every(Boolean)
}

async function store(shelf: DesignShelf, { path, file, screen }: Surface, panel: { width: number; height: number }): Promise<void> {
  const { toScene } = shelf
  const art = await make(shelf, file, panel)
  if ('scene' in art) {
    const bytes = new TextEncoder().encode(JSON.stringify(sceneOf(art, toScene)))
    if (bytes.byteLength > MAX_SCENE_BYTES) throw new PictureFault('picture-too-large', 'A drawing has too many parts.')
    await storeBlobs(shelf, [bytes], async (transaction, [blob]) => {
      const write = transaction.insertInto('art_scene').values({ path, blob })
      await write.onConflict((conflict) => conflict.column('path').doUpdateSet({ blob })).execute()
    })
    return
  }
  const shown = 'page' in art ? screen && (await make(shelf, screen, panel)) : art
  if (!shown || !('picture' in shown)) throw new PictureFault('picture-missing', 'A design that is a PDF needs a picture for the screen.')
  const sizes = { width_px: shown.width, height_px: shown.height, panel_width: panel.width, panel_height: panel.height }
  const files = 'page' in art ? [shown.picture, art.page] : [shown.picture]
  await storeBlobs(shelf, files, async (transaction, [blob = '', page_blob = null]) => {
    const row = { blob, page_blob, ...sizes }
    const write = transaction.insertInto('own_picture').values({ path, ...row })
    await write.onConflict((conflict) => conflict.column('path').doUpdateSet(row)).execute()
  })
}

async function make({ blobs, artist }: DesignShelf, { hash }: DesignBlob, panel: { width: number; height: number }): Promise<PanelArt> {
  const bytes = await blobs.get(hash)
  if (!bytes) throw new Error('A file of a design is gone from the blobs.')
  return await artist.make(bytes, panel)
}

/** A drawing may contain numbers that a scene does not allow. */
function sceneOf({ scene }: { scene: unknown }, toScene: ArtSources['toScene']) {
  try {
    return toScene(scene)
  } catch {
    throw new PictureFault('cannot-be-drawn', 'A drawing cannot be drawn as vectors.')
  }
}
