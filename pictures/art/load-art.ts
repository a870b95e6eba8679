import type { Blobs } from '@fondly/kit/blobs/blobs.ts'
import { inParallel } from '@fondly/kit/in-parallel.ts'
import type { Kysely } from 'kysely'
import type { Scene } from '@fondly/stationery/layout/scene.ts'
import type { Tables } from '../store/tables.ts'
import { type BrandFile, storeBrandFile } from './store-brand-file.ts'
import { sentimentScene } from './sentiment-scene.ts'

/** What a load folder holds about pictures. */
export type ArtDocuments = {
  art: readonly { cardId: string; surface: string; scene: Scene }[]
  sentiments: readonly { id: string; text: string }[]
  brandFiles: readonly BrandFile[]
}

/** Stores the art of a load folder: cards' scenes, typeset sentiments, brands' files. Repeating it changes nothing. */
export async function loadArt(
  { database, blobs }: { database: Kysely<Tables>; blobs: Blobs },
  { art, sentiments, brandFiles }: ArtDocuments,
): Promise<void> {
  const scenes = [
    ...art.map(({ cardId, surface, scene }) => ({ path: `${cardId}/${surface}`, scene })),
    ...sentiments.map(({ id, text }) => ({ path: `sentiments/${id}`, scene: sentimentScene(id, text) })),
  ]
  // Writing each file safely to the disk takes the time, so do four at once.
  await inParallel(scenes, 4, async ({ path, scene }) => {
    const blob = await blobs.put(new TextEncoder().encode(JSON.stringify(scene)))
    await database
      .insertInto('art_scene')
      .values({ path, blob })
      .onConflict((conflict) => conflict.column('path').doUpdateSet({ blob }))
      .execute()
  })
  for (const file of brandFiles) await storeBrandFile({ database, blobs }, file)
}
