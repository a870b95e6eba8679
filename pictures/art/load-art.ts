import { inParallel } from '@fondly/kit/in-parallel.ts'
import type { Scene } from '@fondly/stationery/layout/scene.ts'
import { type BlobShelf, storeBlobs } from '../store/shared-blobs.ts'
import { type BrandFile, storeBrandFile } from './store-brand-file.ts'
import { sentimentScene } from './sentiment-scene.ts'

/** The documents of a load folder about pictures. */
export type ArtDocuments = {
  art: readonly { cardId: string; surface: string; scene: Scene }[]
  sentiments: readonly { id: string; text: string }[]
  brandFiles: readonly BrandFile[]
}

/** Stores the art of a load folder: cards' scenes, typeset sentiments, brands' files. Loading the same documents again changes nothing. */
export async function loadArt(shelf: BlobShelf, { art, sentiments, brandFiles }: ArtDocuments): Promise<void> {
  const scenes = [
    ...art.map(({ cardId, surface, scene }) => ({ path: `${cardId}/${surface}`, scene })),
    ...sentiments.map(({ id, text }) => ({ path: `sentiments/${id}`, scene: sentimentScene(id, text) })),
  ]
  // Most of the time goes into the safe write of each file to the disk, so do four files at once.
  await inParallel(scenes, 4, async ({ path, scene }) => {
    await storeBlobs(shelf, [new TextEncoder().encode(JSON.stringify(scene))], (transaction, [blob]) =>
      transaction
        .insertInto('art_scene')
        .values({ path, blob })
        .onConflict((conflict) => conflict.column('path').doUpdateSet({ blob }))
        .execute(),
    )
  })
  for (const file of brandFiles) await storeBrandFile(shelf, file)
}
