import { afterAll, expect, test } from 'vitest'
import { createContactsWorld } from '../contacts/contacts-world.fixture.ts'
import { createDrawnSignatures } from './drawn-signatures.ts'

const { context, database, drop, dana } = await createContactsWorld()
afterAll(drop)

test('a drawing that cannot be decrypted counts as missing until the user draws another', async () => {
  const signatures = createDrawnSignatures(context)
  const change = { strokes: [[10, 20, 30, 40]], isUsed: true }
  await signatures.change(dana, change)
  await database
    .updateTable('drawn_signature')
    .set({ sealed: Buffer.from('damaged') })
    .execute()
  expect([await signatures.find(dana.id), await signatures.strokesOfCard(dana.id, true)]).toEqual([undefined, undefined])
  await signatures.change(dana, change)
  expect(await signatures.find(dana.id)).toEqual(change)
})
