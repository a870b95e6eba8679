import type { Blobs } from '@fondly/kit/blobs/blobs.ts'
import type { Log } from '@fondly/kit/log.ts'
import { compileStatement } from '@fondly/kit/sql/compile-statement.ts'
import type { Scene } from '@fondly/stationery/layout/scene.ts'
import { sceneSvg } from '@fondly/stationery/paint/svg/scene-svg.ts'
import type { Kysely } from 'kysely'
import { boundedQueue } from '../drawing/queue.ts'
import { singleFlight } from '../drawing/single-flight.ts'
import type { Studio } from '../drawing/studio.ts'
import { PictureFault } from '../picture-fault.ts'
import type { ArtSources } from '../resolve-art.ts'
import { storeBlobs } from '../store/shared-blobs.ts'
import type { Tables } from '../store/tables.ts'
import { FORMAT_TYPES, widthFor, type Format } from './format.ts'

export type ArtShelf = { database: Kysely<Tables>; blobs: Blobs; studio: Studio; log: Log; toScene: ArtSources['toScene'] }
export type Served = { blob: string; type: string }
/** A picture that is not drawn yet. `vectors` is the relative URL of the same picture as SVG. */
export type NotYet = { vectors: string }

type RenditionRequest = { path: string; query: URLSearchParams; takesVectors: boolean }
type Rendition = { scene: string; format: Exclude<Format, 'scene'>; width: number; bleed: boolean }
type Panel = { width: number; height: number }

const findScene = compileStatement((tables: Kysely<Tables>, { path }: { path: string }) =>
  tables.selectFrom('art_scene').select('blob').where('path', '=', path),
)

/**
 * Returns a function that renders scenes to files of any format, once each. SVG is written at once, but pixels take a tenth of a second,
 * and the browser has few connections for a page with many cards. So a client that accepts SVG gets SVG first, and the pixels are drawn for the next
 * request.
 */
export function renditions({ database, blobs, studio, log, toScene }: ArtShelf) {
  const once = singleFlight<string>()
  const queue = boundedQueue({ running: 1, waiting: 60 })

  const found = async ({ scene, format, width, bleed }: Rendition): Promise<string | undefined> => {
    const row = await database
      .selectFrom('rendition')
      .select('blob')
      .where('scene', '=', scene)
      .where('format', '=', format)
      .where('width', '=', width)
      .where('bleed', '=', bleed)
      .executeTakeFirst()
    return row && (await blobs.has(row.blob)) ? row.blob : undefined
  }

  const made = async (rendition: Rendition, panel: Panel | undefined): Promise<string> => {
    const bytes = await (panel ? pictureBytes(rendition, panel) : bytesOf(rendition))
    return storeBlobs({ database, blobs }, [bytes], async (transaction, [blob]) => {
      await transaction
        .insertInto('rendition')
        .values({ ...rendition, blob })
        .onConflict((conflict) => conflict.columns(['scene', 'format', 'width', 'bleed']).doUpdateSet({ blob }))
        .execute()
      return blob
    })
  }

  const bytesOf = async ({ scene, format, width, bleed }: Rendition): Promise<Uint8Array> => {
    const drawn = await sceneAt(scene)
    return format === 'svg' ? new TextEncoder().encode(sceneSvg(drawn, { bleed })) : await studio.render(drawn, format, width, bleed)
  }

  const pictureBytes = async ({ scene, format, width, bleed }: Rendition, panel: Panel): Promise<Uint8Array> => {
    const picture = await blobs.get(scene)
    if (!picture || format === 'svg') throw new Error('A picture of the art is gone from the blobs.')
    return await studio.resize(picture, panel, { format, width, bleed })
  }

  const sceneAt = async (blob: string): Promise<Scene> => {
    const bytes = await blobs.get(blob)
    if (!bytes) throw new Error('A scene of the art is gone from the blobs.')
    return toScene(JSON.parse(new TextDecoder().decode(bytes)))
  }

  const begun = (rendition: Rendition, panel?: Panel): Promise<string> =>
    once(Object.values(rendition).join(' '), () =>
      rendition.format === 'svg' ? made(rendition, panel) : queue(() => made(rendition, panel)),
    )

  /** Returns a picture of an own design. Such a picture has no vectors, so every client waits for its pixels. */
  const pictureAt = async (name: string, format: Format, query: URLSearchParams): Promise<Served | undefined> => {
    if (!name.startsWith('designs/') || format === 'svg' || format === 'scene') return undefined
    const row = await database.selectFrom('own_picture').selectAll().where('path', '=', name).executeTakeFirst()
    if (!row) return undefined
    const rendition = { scene: row.blob, format, width: widthFor(askedWidth(query.get('width'))), bleed: query.get('bleed') === '1' }
    const blob = (await found(rendition)) ?? (await begun(rendition, { width: row.panel_width, height: row.panel_height }))
    return { blob, type: FORMAT_TYPES[format] }
  }

  /** Lets a drawing finish in the background. If it fails, the next request tries it again. */
  const unawaited = (drawing: Promise<string>): void => {
    drawing.catch((cause: unknown) => {
      if (!(cause instanceof PictureFault)) log.warn('A picture was not drawn.', { upstream: 'renderer', cause })
    })
  }

  return async ({ path, query, takesVectors }: RenditionRequest): Promise<Served | NotYet | undefined> => {
    const [, name, format] = /^(.+)\.(webp|png|svg|scene)$/.exec(path) ?? []
    if (name === undefined || !isFormat(format)) return undefined
    const scene = await findScene.executeTakeFirst(database, { path: name })
    if (!scene) return await pictureAt(name, format, query)
    const type = FORMAT_TYPES[format]
    if (format === 'scene') return { blob: scene.blob, type }

    const bleed = query.get('bleed') === '1'
    const width = format === 'svg' ? 0 : widthFor(askedWidth(query.get('width')))
    const rendition = { scene: scene.blob, format, width, bleed }
    const known = await found(rendition)
    if (known !== undefined) return { blob: known, type }
    const drawing = begun(rendition)
    if (!takesVectors || format === 'svg') return { blob: await drawing, type }
    unawaited(drawing)
    return { vectors: `${name.slice(name.lastIndexOf('/') + 1)}.svg${bleed ? '?bleed=1' : ''}` }
  }
}

function askedWidth(text: string | null): number | undefined {
  if (text === null) return undefined
  if (!/^\d{1,5}$/.test(text)) throw new PictureFault('width', 'The width must be a whole number of pixels.')
  return Number(text)
}

function isFormat(format: string | undefined): format is Format {
  return format !== undefined && format in FORMAT_TYPES
}
