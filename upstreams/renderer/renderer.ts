import { PictureFault } from '@fondly/pictures/picture-fault.ts'
import { Scene } from '@fondly/contracts/load/scene.ts'
import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import type { PageTemplate } from '@fondly/contracts/renderer/page-template.ts'
import type { Blobs } from '@fondly/kit/blobs/blobs.ts'
import type { Env, Fetch } from '@fondly/kit/env.ts'
import type { Log } from '@fondly/kit/log.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { toUnavailable } from '@fondly/kit/unavailable.ts'
import { type Context, Hono } from 'hono'
import { openArt, type OpenedArt } from '@fondly/pictures/art/open-art.ts'
import { isBearer } from '@fondly/kit/http/bearer.ts'
import { faultResponse, fromPictureFault, notFound, RendererFault } from './faults.ts'
import { foreignPictures } from '@fondly/pictures/foreign-pictures.ts'
import { getImage } from './get-image.ts'
import { pictureAddresses } from './picture-address.ts'
import { pictures } from './pictures.ts'
import { artResolver } from '@fondly/pictures/resolve-art.ts'
import { migrations, SCHEMA } from '@fondly/pictures/store/migrations.ts'
import type { Tables } from '@fondly/pictures/store/tables.ts'
import { storedPictures } from './store/stored-pictures.ts'
import { layoutTemplates } from './templates/layout-templates.ts'
import { pageTemplates } from './templates/page-templates.ts'

// Exported so that an operator can add own templates to them.
export { layoutTemplates }

export type RendererOptions = {
  env: Env
  databaseUrl: string
  poolSize: number
  /** The public origin of this server, without a trailing slash. The addresses of pictures begin with it. */
  publicOrigin: string
  /** The path of the renderer on that origin, '/renderer'. Art is served beside it under '/art'. */
  basePath: string
  bearer: string
  /** At least 32 bytes, used to name and sign the pictures. */
  pictureKey: Uint8Array
  blobs: Blobs
  /** Other hosts from which pictures may come. */
  allowedHosts?: string[]
  /** The art of this server. By default the renderer opens it itself, in the same database. */
  art?: OpenedArt
  /** Serves the paths below /art instead. */
  artFetch?: Fetch
  /** The page templates that a body may name; by default, the templates of our own cards. */
  templates?: PageTemplate[]
}

/** Creates the embedded renderer: a `fetch` for paths below its mount, the art that it draws, and its loader. */
export async function renderer(options: RendererOptions): Promise<{
  fetch: Fetch
  art: Pick<OpenedArt, 'fetch' | 'storeDesign'>
  load: (documents: LoadDocuments) => Promise<void>
  close: () => Promise<void>
}> {
  const { env, blobs, publicOrigin, basePath, pictureKey, bearer, allowedHosts = [] } = options
  if (pictureKey.byteLength < 32) throw new Error('The key of the pictures must have at least 32 bytes.')
  const database = openDatabase<Tables>({
    url: options.databaseUrl,
    schema: SCHEMA,
    poolSize: options.poolSize,
    onLostConnection: (cause) => env.log.warn('A connection to the database was lost.', { upstream: SCHEMA, cause }),
  })
  await migrate(database, SCHEMA, migrations)
  const toScene = (document: unknown) => Scene.parse(document)
  const art = options.art ?? (await openArt({ log: env.log, databaseUrl: options.databaseUrl, poolSize: options.poolSize, blobs, toScene }))
  const addresses = pictureAddresses({ key: pictureKey, publicOrigin, basePath })
  const artOf = artResolver({
    publicOrigin,
    own: options.artFetch ?? art.fetch,
    ownPicture: art.ownPicture,
    foreign: foreignPictures({ allowedHosts }),
    decode: art.studio.decode,
    toScene,
    clock: env.clock,
  })
  const drawn = pictures({ env, stored: storedPictures({ database, blobs }), addresses, artOf, studio: art.studio })
  const templates = pageTemplates(options.templates ?? layoutTemplates())

  // Hono would decode paths; the paths of this server need no decoding.
  const app = new Hono({ getPath: (request) => new URL(request.url).pathname })
    .all('/pictures/:file', async (c) => {
      const [, id, ending] = /^([A-Za-z0-9_-]{40})\.(jpg|png|pdf)$/.exec(c.req.param('file')) ?? []
      if (id === undefined || ending === undefined) return notFound()
      assertMethod(c, ['GET', 'HEAD'])
      return drawn.serve(c.req.raw, id, ending)
    })
    .all('/getImage', async (c) => {
      assertMethod(c, ['POST'])
      assertBearer(c, bearer)
      return getImage(c.req.raw, { pictures: drawn, templates, now: env.clock() })
    })
    .on('ALL', ['/pageTemplates', '/pageTemplates/*'], (c) => {
      assertMethod(c, ['GET'])
      assertBearer(c, bearer)
      return templates.serve(c.req.path) ?? notFound()
    })
    .notFound(() => notFound())
    .onError((error) => toFaultResponse(error, env.log))

  return {
    fetch: async (request) => app.fetch(request),
    art,
    load: art.load,
    close: async () => {
      if (!options.art) await art.close()
      await database.destroy()
    },
  }
}

function assertMethod(c: Context, methods: readonly string[]): void {
  if (methods.includes(c.req.method)) return
  throw new RendererFault(405, 'method', 'That method is not known here.', { headers: { allow: methods.join(', ') } })
}

function assertBearer(c: Context, bearer: string): void {
  if (isBearer(c.req.header('authorization'), bearer)) return
  throw new RendererFault(401, 'unauthorized', 'A bearer token is needed.', { headers: { 'www-authenticate': 'Bearer' } })
}

function toFaultResponse(error: Error, log: Log): Response {
  if (error instanceof RendererFault) return faultResponse(error)
  if (error instanceof PictureFault) return faultResponse(fromPictureFault(error))
  log.error('The renderer failed.', { upstream: SCHEMA, cause: error })
  const { status = 500, retryAfterSeconds } = toUnavailable(error) ?? {}
  const headers: Record<string, string> = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  return faultResponse(new RendererFault(status, 'internal', 'The renderer failed.', { headers }))
}
