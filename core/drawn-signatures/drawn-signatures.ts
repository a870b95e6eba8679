import type { DrawnSignature } from '@fondly/domain/sender/drawn-signature.ts'
import { notFound, Refused } from '@fondly/domain/refused.ts'
import { createTypedSeal } from '@fondly/kit/seal.ts'
import { createAuditLog } from '../audit/audit-log.ts'
import type { CoreContext } from '../context.ts'
import type { SealedSignature } from './sealed-signature.ts'
import { openEach } from '../seal/open-each.ts'
import type { Person } from '../users/person.ts'

/** A user's drawn signature. `isUsed`: new cards are signed with it. */
export type OwnSignature = { strokes: DrawnSignature; isUsed: boolean }
/** A change of the drawn signature. Without `strokes`, the stored drawing stays as it is. */
export type SignatureChange = { strokes?: DrawnSignature | undefined; isUsed: boolean }
export type DrawnSignaturesContext = Pick<CoreContext, 'database' | 'env' | 'seal' | 'settings'>
type Signer = Pick<Person, 'id' | 'clientId'>

/** Creates the store of the signatures that users drew by hand: one for each user, sealed, deleted by the user or with the user. */
export function createDrawnSignatures({ database, env, seal: closed, settings }: DrawnSignaturesContext) {
  const seal = createTypedSeal<DrawnSignature, [userId: string]>(closed, (userId) => `drawn_signature ${userId}`)
  /** With a remote renderer no card can be signed by hand, because such a renderer does not know strokes. */
  const isOffered = !settings.drawnElsewhere
  const requireOffered = () => {
    if (!isOffered) throw new Refused('unprocessable', 'signed-by-hand-not-offered')
  }

  async function find(userId: string): Promise<OwnSignature | undefined> {
    if (!isOffered) return undefined
    const row = await database.selectFrom('drawn_signature').select(['sealed', 'is_used']).where('user_id', '=', userId).executeTakeFirst()
    return row && open(userId, { sealed: row.sealed, isUsed: row.is_used })
  }

  function open(userId: string, row: SealedSignature): OwnSignature | undefined {
    if (!isOffered) return undefined
    // Treat a drawing that cannot be opened as missing. Then the user can still send cards, and can draw a new signature.
    const [strokes] = openEach([row], ({ sealed }) => seal.open(sealed, userId), { env, table: 'drawn_signature' })
    return strokes && { strokes, isUsed: row.isUsed }
  }

  return {
    isOffered,

    /** Finds the user's drawn signature. Undefined when none is stored or when no card can be signed by hand. */
    find,

    /** Opens a row that was read with something else; undefined when it cannot be opened or nothing can be signed by hand. */
    open,

    /** Returns the strokes for a card of this user. Undefined for a card that is signed with words, or when the user's drawing was deleted. */
    async strokesOfCard(userId: string, isSignedByHand: boolean | undefined): Promise<DrawnSignature | undefined> {
      if (!isSignedByHand) return undefined
      requireOffered()
      return (await find(userId))?.strokes
    },

    /**
     * Stores a drawing, or only the choice whether new cards are signed with it. The audit log says that a drawing was stored, and does not contain
     * the drawing.
     */
    async change({ id: userId, clientId }: Signer, { strokes, isUsed }: SignatureChange): Promise<void> {
      requireOffered()
      const row = { is_used: isUsed, updated_at: env.clock() }
      if (!strokes) {
        const { numUpdatedRows } = await database
          .updateTable('drawn_signature')
          .set(row)
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) throw notFound()
        return
      }
      const drawn = { ...row, sealed: seal.close(strokes, userId) }
      await database.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('drawn_signature')
          .values({ user_id: userId, ...drawn })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(drawn))
          .execute()
        await createAuditLog(transaction, env.clock)({ event: 'signature_drawn', userId, clientId })
      })
    },

    /** Deletes the drawing. Cards that were sent with the drawing keep it. */
    remove: ({ id: userId, clientId }: Signer): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction.deleteFrom('drawn_signature').where('user_id', '=', userId).executeTakeFirstOrThrow()
        if (numDeletedRows > 0n) await createAuditLog(transaction, env.clock)({ event: 'signature_removed', userId, clientId })
      }),
  }
}
