import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import type { Blobs } from '@fondly/kit/blobs/blobs.ts'
import { inParallel } from '@fondly/kit/in-parallel.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { sentimentScene } from './sentiment-scene.ts'

/** Keeps the art of a load folder: cards' scenes, sentiments set in type, brands' files. Saying it again changes nothing. */
export async function loadArt(
  { database, blobs }: { database: Kysely<Tables>; blobs: Blobs },
  { art, sentiments, brandFiles }: Pick<LoadDocuments, 'art' | 'sentiments' | 'brandFiles'>,
): Promise<void> {
  const scenes = [
    ...art.map(({ cardId, surface, scene }) => ({ path: `${cardId}/${surface}`, scene })),
    ...sentiments.map(({ id, text }) => ({ path: `sentiments/${id}`, scene: sentimentScene(id, text) })),
  ]
  // What takes its time is that each is safely on the disk.
  await inParallel(scenes, 4, async ({ path, scene }) => {
    const blob = await blobs.put(new TextEncoder().encode(JSON.stringify(scene)))
    await database
      .insertInto('art_scene')
      .values({ path, blob })
      .onConflict((conflict) => conflict.column('path').doUpdateSet({ blob }))
      .execute()
  })
  for (const { name, bytes, type } of brandFiles) {
    const path = `brands/${name}`
    const blob = await blobs.put(bytes)
    await database
      .insertInto('art_file')
      .values({ path, blob, type })
      .onConflict((conflict) => conflict.column('path').doUpdateSet({ blob, type }))
      .execute()
  }
}
