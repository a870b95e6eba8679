import { scanCode } from '@fondly/domain/scan-code.ts'
import type { Env } from '@fondly/kit/env.ts'
import { createTypedSeal } from '@fondly/kit/seal.ts'
import { compileStatement } from '@fondly/kit/sql/compile-statement.ts'
import { sql, type Kysely } from 'kysely'
import type { SealedSignature } from '../drawn-signatures/sealed-signature.ts'
import { linkCorrection } from '../orders/corrections.ts'
import type { Seal } from '../seal/seal.ts'
import type { CoreTables } from '../store/tables.ts'
import type { Draft, DraftContent } from './draft.ts'
import { findDraftAndSignature } from './find-draft-and-signature.ts'
import type { JoinedDraft } from './joined-draft.ts'
import { saveUncorrectedDraft } from './save-uncorrected-draft.ts'

const DRAFT_LIFE_MS = 7 * 24 * 3_600_000
/** The limit of a list of cards. Nobody writes so many cards at the same time. */
const MAX_LISTED_CARDS = 500

/** Unfinished forms, one for each user and card. They are sealed, because they contain a recipient, and they are removed after seven days. */
export type Drafts = {
  find: (userId: string, cardId: string) => Promise<Draft | undefined>
  /** Decrypts a draft whose row another statement has joined; undefined when the card has no draft. */
  open: (userId: string, cardId: string, row: JoinedDraft) => Draft | undefined
  /** Finds the draft, and in the same statement the signature that the user drew, which stays sealed. */
  findWithSignature: (userId: string, cardId: string) => Promise<{ draft: Draft | undefined; signature: SealedSignature | undefined }>
  /**
   * Saves a form that belongs to no sending and corrects no order, in one statement. `key` is that of the draft that the window knows. A draft keeps
   * its key and scan code. Returns undefined, and changes nothing, when more has to be read to decide under which key the form is saved.
   */
  saveUncorrected: (userId: string, cardId: string, content: DraftContent, key: string | undefined) => Promise<Draft | undefined>
  /**
   * Saves the draft in one statement, if the card's draft still has the key `expectedKey` (undefined: if the card has no draft). Returns undefined when
   * another window has replaced that draft. A draft keeps its key and its scan code, unless `key` names another key. `scanCode` is the code of a new
   * draft. The code was made when the recipient was set.
   */
  save: (
    userId: string,
    cardId: string,
    content: DraftContent,
    known: { expectedKey: string | undefined; key?: string | undefined; scanCode?: string | undefined },
  ) => Promise<Draft | undefined>
  /** Writes the draft, unless the card has one already. */
  restore: (userId: string, cardId: string, content: DraftContent, key: string) => Promise<void>
  /**
   * Replaces the card's draft by a new one with a new scan code. Also gives it a new key (`key`, or else a random one), and links it with the order
   * that it corrects, in one transaction.
   */
  begin: (
    userId: string,
    cardId: string,
    content: DraftContent,
    options?: { correctedOrderNo?: string | undefined; key?: string | undefined },
  ) => Promise<Draft>
  /**
   * Gives the draft a new key after a sending that ended without a card. Also gives it a new scan code if the old one may be on an order. Changes
   * only the draft that still has `key`, because a draft that was begun later is another card.
   */
  renewKey: (userId: string, cardId: string, options: { key: string; newKey: string; newScanCode?: boolean }) => Promise<void>
  /** Lists the cards of which the user has an unfinished form. The form that was saved last comes first. */
  listCards: (userId: string) => Promise<string[]>
  /** Counts the unfinished forms of each card of a client. */
  countByCard: (clientId: string) => Promise<Map<string, number>>
  /**
   * Counts the unfinished forms of a client with this sender profile. The client is needed, because another client may have a profile with the same
   * id.
   */
  countByProfile: (clientId: string, senderProfileId: string) => Promise<number>
  /** Removes the draft, because it was closed or sent. With a key, removes it only if it still has this key. */
  end: (userId: string, cardId: string, key?: string) => Promise<void>
}

type DraftRow = { key: string; scan_code: string; sealed: Buffer; corrects?: string | null }

type DraftQuery = { userId: string; cardId: string; now: Date }

const findDraft = compileStatement((tables: Kysely<CoreTables>, { userId, cardId, now }: DraftQuery) =>
  tables
    .selectFrom('draft')
    .leftJoin('correction', (join) =>
      join.onRef('correction.user_id', '=', 'draft.user_id').onRef('correction.draft_key', '=', 'draft.key'),
    )
    .select(['key', 'scan_code', 'sealed', 'correction.order_no as corrects'])
    .where('draft.user_id', '=', userId)
    .where('card_id', '=', cardId)
    .where('expires_at', '>', now),
)

const removeExpiredDraft = compileStatement((tables: Kysely<CoreTables>, { userId, cardId, now }: DraftQuery) =>
  tables.deleteFrom('draft').where('user_id', '=', userId).where('card_id', '=', cardId).where('expires_at', '<=', now),
)

/**
 * Creates the store of unfinished order forms, one for each user and card. The content is sealed, and a draft ends seven days after it was last
 * saved.
 */
export function createDrafts(database: Kysely<CoreTables>, seal: Seal, env: Pick<Env, 'clock' | 'ids' | 'random'>): Drafts {
  const expiry = () => new Date(env.clock().getTime() + DRAFT_LIFE_MS)
  const contents = createTypedSeal<DraftContent, [userId: string, cardId: string]>(seal, (userId, cardId) => `draft:${userId}:${cardId}`)

  return {
    async find(userId, cardId) {
      const row = await findDraft.executeTakeFirst(database, { userId, cardId, now: env.clock() })
      return row && read(row, userId, cardId)
    },

    open: openJoined,

    async findWithSignature(userId, cardId) {
      const row = await findDraftAndSignature.executeTakeFirst(database, { userId, cardId, now: env.clock() })
      if (!row) throw new Error('The statement always returns a row.')
      const { signature, is_used: isUsed } = row
      return { draft: openJoined(userId, cardId, row), signature: signature === null ? undefined : { sealed: signature, isUsed } }
    },

    async saveUncorrected(userId, cardId, content, key) {
      const row = await saveUncorrectedDraft.executeTakeFirst(database, {
        userId,
        cardId,
        key: key ?? null,
        newKey: env.ids(),
        newScanCode: scanCode(env.random),
        sealed: contents.close(content, userId, cardId),
        senderProfileId: content.senderProfileId,
        expiresAt: expiry(),
        now: env.clock(),
      })
      return row && { key: row.key, scanCode: row.scan_code, ...content }
    },

    async save(userId, cardId, content, { expectedKey, key, scanCode: newScanCode = scanCode(env.random) }) {
      await removeExpiredDraft.execute(database, { userId, cardId, now: env.clock() })
      const row = toRow(userId, cardId, content)
      const stored = await database
        .insertInto('draft')
        .values({ user_id: userId, card_id: cardId, key: key ?? env.ids(), scan_code: newScanCode, ...row })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'card_id'])
            .doUpdateSet(
              key === undefined
                ? row
                : { ...row, key, scan_code: sql`case when draft.key = excluded.key then draft.scan_code else excluded.scan_code end` },
            )
            .where(sql<boolean>`draft.key = ${expectedKey ?? null}`),
        )
        .returning(['key', 'scan_code', 'sealed'])
        .executeTakeFirst()
      return stored && read(stored, userId, cardId)
    },

    async restore(userId, cardId, content, key) {
      const row = {
        key,
        scan_code: scanCode(env.random),
        ...toRow(userId, cardId, content),
      }
      await removeExpiredDraft.execute(database, { userId, cardId, now: env.clock() })
      await database
        .insertInto('draft')
        .values({ user_id: userId, card_id: cardId, ...row })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    async begin(userId, cardId, content, { correctedOrderNo, key = env.ids() } = {}) {
      const begun = {
        key,
        scan_code: scanCode(env.random),
        ...toRow(userId, cardId, content),
      }
      return database.transaction().execute(async (transaction) => {
        const link = { userId, orderNo: correctedOrderNo ?? '', draftKey: begun.key, now: env.clock() }
        if (correctedOrderNo !== undefined) await linkCorrection(transaction, link)
        const stored = await transaction
          .insertInto('draft')
          .values({ user_id: userId, card_id: cardId, ...begun })
          .onConflict((conflict) => conflict.columns(['user_id', 'card_id']).doUpdateSet(begun))
          .returning(['key', 'scan_code', 'sealed'])
          .executeTakeFirstOrThrow()
        return read(stored, userId, cardId)
      })
    },

    async renewKey(userId, cardId, { key, newKey, newScanCode = false }) {
      await database
        .updateTable('draft')
        .set({ key: newKey, expires_at: expiry(), ...(newScanCode ? { scan_code: scanCode(env.random) } : {}) })
        .where('user_id', '=', userId)
        .where('card_id', '=', cardId)
        .where('key', '=', key)
        .where('expires_at', '>', env.clock())
        .execute()
      // Two rows refer to the draft by its key: the link with the corrected order, and the prepared card. Give both the new key.
      await database
        .updateTable('correction')
        .set({ draft_key: newKey })
        .where('user_id', '=', userId)
        .where('draft_key', '=', key)
        .execute()
      await database
        .updateTable('prepared_card')
        .set({ draft_key: newKey })
        .where('user_id', '=', userId)
        .where('draft_key', '=', key)
        .execute()
    },

    async listCards(userId) {
      const rows = await database
        .selectFrom('draft')
        .select('card_id')
        .where('user_id', '=', userId)
        .where('expires_at', '>', env.clock())
        .orderBy('expires_at', 'desc')
        .limit(MAX_LISTED_CARDS)
        .execute()
      return rows.map(({ card_id: cardId }) => cardId)
    },

    async countByCard(clientId) {
      const rows = await database
        .selectFrom('draft')
        .select(['card_id', ({ fn }) => fn.countAll<string>().as('drafts')])
        .where('client_id', '=', clientId)
        .where('expires_at', '>', env.clock())
        .groupBy('card_id')
        .execute()
      return new Map(rows.map((row) => [row.card_id, Number(row.drafts)]))
    },

    async countByProfile(clientId, senderProfileId) {
      const { drafts } = await database
        .selectFrom('draft')
        .select(({ fn }) => fn.countAll<string>().as('drafts'))
        .where('client_id', '=', clientId)
        .where('sender_profile_id', '=', senderProfileId)
        .where('expires_at', '>', env.clock())
        .executeTakeFirstOrThrow()
      return Number(drafts)
    },

    async end(userId, cardId, key) {
      const all = database.deleteFrom('draft').where('user_id', '=', userId).where('card_id', '=', cardId)
      await (key === undefined ? all : all.where('key', '=', key)).execute()
    },
  }

  /** Stores client and profile beside the sealed form, so that forms can be counted without opening them. */
  function toRow(userId: string, cardId: string, content: DraftContent) {
    return {
      sealed: contents.close(content, userId, cardId),
      expires_at: expiry(),
      client_id: sql<string | null>`(select client_id from bff.person where user_id = ${userId})`,
      sender_profile_id: content.senderProfileId,
    }
  }

  function openJoined(userId: string, cardId: string, { key, ...row }: JoinedDraft): Draft | undefined {
    return key === null ? undefined : read({ ...row, key }, userId, cardId)
  }

  function read({ key, scan_code: code, sealed, corrects }: DraftRow, userId: string, cardId: string): Draft {
    const corrected = typeof corrects === 'string' ? { corrects } : {}
    return { key, scanCode: code, ...contents.open(sealed, userId, cardId), ...corrected }
  }
}
