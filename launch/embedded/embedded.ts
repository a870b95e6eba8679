import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import { Scene } from '@fondly/contracts/load/scene.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { openArt, type OpenedArt } from '@fondly/pictures/art/open-art.ts'
import type { Studio } from '@fondly/pictures/drawing/studio.ts'
import { readPageTemplates } from '../settings/page-templates.ts'
import { ENTRIES, type Embedded } from '../upstreams.ts'
import type { EmbeddingOptions } from './embedding-options.ts'
import { openIdentity } from './open-identity.ts'

/** One page needs many pictures of art, but each request takes little time. */
const MAX_ART_CONNECTIONS = 2

export type EmbeddedUpstreams = Embedded & {
  /** Shows the mail that the embedded identity has sent. */
  outbox: Fetch | undefined
  /** Decodes and measures pictures, in the drawing process. */
  studio: Pick<Studio, 'decode' | 'measure'>
  storeDesign: OpenedArt['storeDesign']
  ownPicture: OpenedArt['ownPicture']
  brandFiles: OpenedArt['brandFiles']
  uploads: OpenedArt['uploads']
  /** Assigns a population to a client at the embedded address worker. */
  assignPopulation: ((populationId: string, clientId: string) => Promise<void>) | undefined
  load: (documents: LoadDocuments) => Promise<void>
  close: () => Promise<void>
}

type Opened = { load: (documents: LoadDocuments) => Promise<void>; close: () => Promise<void> }

/** Opens the art and every upstream that has no remote replacement. They share one database; each has its own schema and pool. */
export async function embeddedUpstreams(options: EmbeddingOptions): Promise<EmbeddedUpstreams> {
  const { env, settings, databaseUrl, keys, blobs } = options
  const { layoutTemplates, renderer } = settings.renderer.url ? NO_RENDERER : await ENTRIES.renderer()
  // Read the templates before anything is opened, so that a mistake in a file is reported at once.
  const templates = await readPageTemplates(settings.renderer.pageTemplates, layoutTemplates())
  const shared = { env, databaseUrl, poolSize: settings.poolSize }
  const art = await openArt({
    log: env.log,
    databaseUrl,
    poolSize: Math.min(settings.poolSize, MAX_ART_CONNECTIONS),
    blobs,
    toScene: (document) => Scene.parse(document),
    drawingProcesses: settings.renderer.drawingProcesses,
  })
  const [shop, people, proxy, drawing] = await Promise.all([
    settings.commerce.url ? undefined : openCommerce(options),
    settings.identity.url ? undefined : openIdentity(options),
    settings.worker.url ? undefined : openWorker(options),
    renderer?.({
      ...shared,
      publicOrigin: settings.url,
      basePath: '/renderer',
      bearer: settings.renderer.token,
      pictureKey: await keys.get('renderer-pictures', 32),
      blobs,
      art,
      allowedHosts: settings.renderer.pictureHosts,
      templates,
    }),
  ])
  // The renderer draws this art itself and does not load it over HTTP.
  const loaded = [art, shop, people, proxy].filter((one) => one !== undefined)
  return {
    commerce: shop?.fetch,
    identity: people?.fetch,
    outbox: people?.outbox,
    worker: proxy?.fetch,
    renderer: drawing?.fetch,
    art: art.fetch,
    studio: art.studio,
    storeDesign: art.storeDesign,
    ownPicture: art.ownPicture,
    brandFiles: art.brandFiles,
    uploads: art.uploads,
    assignPopulation: proxy?.assign,
    load: (documents) => loadAll(loaded, documents),
    close: async () => {
      await Promise.all([shop?.close(), people?.close(), proxy?.close(), drawing?.close()])
      await art.close()
    },
  }
}

const NO_RENDERER = { layoutTemplates: () => [], renderer: undefined }

/**
 * Loads the documents into all upstreams at the same time, because each upstream has its own tables. Throws the first failure after all loads have
 * ended.
 */
async function loadAll(upstreams: readonly Opened[], documents: LoadDocuments): Promise<void> {
  const loads = upstreams.map((upstream) => upstream.load(documents))
  const refused = (await Promise.allSettled(loads)).find(({ status }) => status === 'rejected')
  if (refused?.status === 'rejected') throw refused.reason
}

async function openCommerce({ env, settings, databaseUrl, keys, listener }: EmbeddingOptions) {
  const commerce = await ENTRIES.commerce()
  return await commerce({
    env,
    databaseUrl,
    poolSize: settings.poolSize,
    site: settings.commerce.site,
    list: settings.commerce.list,
    catalog: settings.commerce.catalog,
    clientId: settings.commerce.clientId,
    clientSecret: settings.commerce.clientSecret,
    publicOrigin: settings.url,
    basePath: '/commerce',
    tokenKey: await keys.get('commerce-tokens', 32),
    user: settings.commerce.user,
    searchLagMilliseconds: settings.commerce.searchLagSeconds * 1000,
    faultInjection: settings.mode === 'demo',
    listener,
  })
}

async function openWorker({ env, settings, databaseUrl, keys }: EmbeddingOptions) {
  const worker = await ENTRIES.worker()
  return await worker({
    env,
    databaseUrl,
    poolSize: settings.poolSize,
    bearer: settings.worker.token,
    demo: settings.mode === 'demo',
    addresses: settings.addresses && { ...settings.addresses, secret: await keys.get('address-verdicts', 32) },
  })
}
