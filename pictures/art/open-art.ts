import type { Blobs } from '@fondly/kit/blobs/blobs.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import type { Log } from '@fondly/kit/log.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { openDesignArtist } from '../designs/open-design-artist.ts'
import { ownPictures } from '../designs/own-pictures.ts'
import { storeDesign, type Design, type DesignPaths } from '../designs/store-design.ts'
import { openStudio, type Studio } from '../drawing/studio.ts'
import type { ArtSources } from '../resolve-art.ts'
import { migrations, SCHEMA } from '../store/migrations.ts'
import type { Tables } from '../store/tables.ts'
import type { ArtDocuments } from './load-art.ts'
import { type UploadedFiles, uploadedFiles } from '../store/uploaded-files.ts'
import { type BrandFiles, serveArt } from './serve-art.ts'

export type OpenArtOptions = {
  log: Log
  databaseUrl: string
  poolSize: number
  blobs: Blobs
  toScene: ArtSources['toScene']
  /** How many processes draw at most. Default 1. */
  drawingProcesses?: number
}

export type OpenedArt = {
  /** Serves the paths below /art. */
  fetch: Fetch
  /** The processes that draw and decode. The renderer uses it too. */
  studio: Studio
  /** Stores the art of a load folder. Loading the same folder again changes nothing. */
  load: (documents: ArtDocuments) => Promise<void>
  /** Makes the art of a client's own design and stores it below /art/designs. Storing the same design again changes nothing. Throws PictureFault. */
  storeDesign: (design: Design) => Promise<DesignPaths>
  /** Reads pictures of own designs for `artResolver`. */
  ownPicture: NonNullable<ArtSources['ownPicture']>
  brandFiles: BrandFiles
  uploads: UploadedFiles
  close: () => Promise<void>
}

/** Opens the art of the cards: its tables, the process that draws it, and the files that browsers and renderers fetch. */
export async function openArt({ log, databaseUrl, poolSize, blobs, toScene, drawingProcesses }: OpenArtOptions): Promise<OpenedArt> {
  const database = openDatabase<Tables>({
    url: databaseUrl,
    schema: SCHEMA,
    poolSize,
    onLostConnection: (cause) => log.warn('A connection to the database was lost.', { upstream: SCHEMA, cause }),
  })
  await migrate(database, SCHEMA, migrations)
  const studio = openStudio({ log, processes: drawingProcesses })
  const artist = openDesignArtist({ log })
  return {
    ...serveArt({ database, blobs, studio, log, toScene }),
    studio,
    storeDesign: (design) => storeDesign({ database, blobs, toScene, artist }, design),
    uploads: uploadedFiles({ database, blobs }),
    ownPicture: ownPictures({ database, blobs }),
    close: async () => {
      await Promise.all([studio.close(), artist.close()])
      await database.destroy()
    },
  }
}
