import { scanCode } from '@fondly/domain/scan-code.ts'
import { saysTheSame, type PresetRecipient } from '@fondly/domain/user/preset-recipient.ts'
import { readPrefill } from '@fondly/domain/user/read-prefill.ts'
import type { Identity, IdentityClaims } from '@fondly/gateways/identity/identity.ts'
import type { Env } from '@fondly/kit/env.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { createHash } from 'node:crypto'
import { logFailure } from '@fondly/kit/log-failure.ts'
import type { Seal } from '../seal/seal.ts'
import { hashSecret, looksLikeSecret, newSecret } from '../sessions/secret.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Person } from './person.ts'
import type { CoreTables } from '../store/tables.ts'

/** Recipients that are known before a form is filled in. They are personal data, so they are sealed and removed after a while. */
export type Recipients = {
  /** Stores the recipient from the address that was opened before the sign-in. Returns the secret for the browser's cookie. */
  handOver: (recipient: PresetRecipient) => Promise<string>
  /** Returns the recipient of this cookie and removes it. Undefined when there is none. */
  takeOver: (cookie: string | undefined) => Promise<PresetRecipient | undefined>
  /** Stores the recipient of a closed form. The user's next form opens with it. */
  keep: (user: Pick<Person, 'id' | 'tokenRecipient'>, recipient: PresetRecipient) => Promise<void>
  /** Returns the recipient of the form that the user closed last. Undefined when there is none. */
  find: (userId: string) => Promise<StoredRecipient | undefined>
  /** Stores the prefill until a form is sent or closed, for at most a day. If it has another person, the recipient of a closed form is forgotten. */
  keepPrefill: (user: Pick<Person, 'id' | 'tokenRecipient'>, prefill: Prefill) => Promise<void>
  findPrefill: (userId: string) => Promise<KnownPrefill | undefined>
  /**
   * Returns the scan code that was made for this recipient, for the first draft to this recipient. Returns undefined when the code was taken before.
   */
  takeScanCode: (userId: string, recipient: PresetRecipient | undefined) => Promise<string | undefined>
  /** Forgets the recipient of a closed form and the prefill. */
  forget: (userId: string) => Promise<void>
  /** Returns the recipient in the token and its digest. Returns nothing when a card to this recipient was already sent. */
  ofToken: (userId: string, claims: IdentityClaims) => Promise<{ recipient?: PresetRecipient; tokenRecipient?: string }>
  /** After a card is sent, forgets the recipient. Starts to clear the `recipient*` attributes of the identity user and does not wait for that. */
  sent: (userId: string) => Promise<void>
  /** Clears the recipients at identity that could not be cleared at once. */
  clearAgain: () => Promise<void>
}

/** The values from the query of /. */
export type Prefill = { recipient: PresetRecipient; wantedMailDate?: string | undefined }
/** `ofToken` is the digest of the recipient in the token which this recipient replaces. */
type StoredRecipient = PresetRecipient & { ofToken?: string }
/** `scanCode` is the scan code of the entity Recipient. It is made when the recipient is set (section 3). */
type KnownPrefill = Prefill & { ofToken?: string | undefined; scanCode?: string | undefined }
/** A prefill as it is stored. Its mail date keeps the name that release 1.0.0 gave it. */
type StoredPrefill = Omit<KnownPrefill, 'wantedMailDate'> & { shippingDate?: string | undefined }

const HAND_OVER_MS = 10 * 60_000
const ONE_DAY_MS = 24 * 3_600_000

type Options = {
  database: Kysely<CoreTables>
  seal: Seal
  env: Pick<Env, 'clock' | 'random' | 'log'>
  identity: Identity
  sessions: Sessions
}

/**
 * Creates the store of the recipients that a token or the query of / gives in advance. They are sealed, and each expires (specification section 3).
 */
export function createRecipients({ database, seal, env, identity, sessions }: Options): Recipients {
  async function write(owner: string, recipient: StoredRecipient | StoredPrefill, milliseconds: number): Promise<void> {
    const row = { sealed: seal.close(recipient, place(owner)), expires_at: new Date(env.clock().getTime() + milliseconds) }
    await database
      .insertInto('recipient')
      .values({ owner, ...row })
      .onConflict((conflict) => conflict.column('owner').doUpdateSet(row))
      .execute()
  }
  async function find(owner: string): Promise<unknown> {
    const row = await database
      .selectFrom('recipient')
      .select('sealed')
      .where('owner', '=', owner)
      .where('expires_at', '>', env.clock())
      .executeTakeFirst()
    return row && seal.open(row.sealed, place(owner))
  }
  const forget = async (userId: string) =>
    void (await database
      .deleteFrom('recipient')
      .where('owner', 'in', [ofUser(userId), prefillOf(userId)])
      .execute())

  /** Clears the recipient at identity, and then removes the row that asks for this. Only logs a failure. */
  async function clear(userId: string, digest: string): Promise<void> {
    try {
      await identity.updateUser(userId, { clearRecipient: true }).catch((error: unknown) => {
        // A user whom identity no longer knows has nothing to clear.
        if (!(error instanceof UpstreamRefused) || error.status !== 404) throw error
      })
      await database.deleteFrom('recipient_over').where('user_id', '=', userId).where('digest', '=', digest).execute()
    } catch (error) {
      // The card is sent all the same. A later sweep tries again, after the other users. Until then no session takes this recipient from the token.
      logFailure(env.log, 'The recipient of a single send could not be cleared.', error, { userId })
      const row = database.updateTable('recipient_over').where('user_id', '=', userId).where('digest', '=', digest)
      await row
        .set({ since: env.clock() })
        .execute()
        .catch((cause: unknown) => env.log.warn('The next attempt to clear a recipient could not be scheduled.', { userId, cause }))
    }
  }

  return {
    async handOver(recipient) {
      const secret = newSecret(env.random)
      await write(ofBrowser(secret), recipient, HAND_OVER_MS)
      return secret
    },

    async takeOver(cookie) {
      if (!looksLikeSecret(cookie)) return undefined
      const owner = ofBrowser(cookie)
      const row = await database
        .deleteFrom('recipient')
        .where('owner', '=', owner)
        .where('expires_at', '>', env.clock())
        .returning('sealed')
        .executeTakeFirst()
      // The cast holds, here and below, because only this file seals values under these names.
      return row && (seal.open(row.sealed, place(owner)) as PresetRecipient)
    },

    keep: ({ id, tokenRecipient }, recipient) =>
      write(ofUser(id), { ...recipient, ...(tokenRecipient ? { ofToken: tokenRecipient } : {}) }, ONE_DAY_MS),

    find: async (userId) => (await find(ofUser(userId))) as StoredRecipient | undefined,

    async keepPrefill({ id: userId, tokenRecipient }, { recipient, wantedMailDate }) {
      const hasRecipient = Object.keys(recipient).length > 0
      const before = (await find(prefillOf(userId))) as StoredPrefill | undefined
      // A mail date that comes without a recipient, as after a sign-in, keeps the known recipient.
      const set = hasRecipient
        ? { recipient, scanCode: scanCode(env.random) }
        : { recipient: before?.recipient ?? {}, ...(before?.scanCode ? { scanCode: before.scanCode } : {}) }
      await write(
        prefillOf(userId),
        { shippingDate: wantedMailDate, ...set, ...(tokenRecipient ? { ofToken: tokenRecipient } : {}) },
        ONE_DAY_MS,
      )
      const closedForm = hasRecipient ? ((await find(ofUser(userId))) as StoredRecipient | undefined) : undefined
      if (closedForm && !saysTheSame(closedForm, recipient))
        await database.deleteFrom('recipient').where('owner', '=', ofUser(userId)).execute()
    },
    findPrefill: async (userId) => {
      const stored = (await find(prefillOf(userId))) as StoredPrefill | undefined
      if (!stored) return undefined
      const { shippingDate: wantedMailDate, ...rest } = stored
      return { ...rest, wantedMailDate }
    },

    async takeScanCode(userId, recipient) {
      const owner = prefillOf(userId)
      if (!recipient || !(await find(owner))) return undefined
      return database.transaction().execute(async (transaction) => {
        const row = await transaction.selectFrom('recipient').select('sealed').where('owner', '=', owner).forUpdate().executeTakeFirst()
        const stored = row && (seal.open(row.sealed, place(owner)) as StoredPrefill)
        if (!stored?.scanCode || !saysTheSame(recipient, stored.recipient)) return undefined
        const { scanCode: code, ...rest } = stored
        await transaction
          .updateTable('recipient')
          .set({ sealed: seal.close(rest, place(owner)) })
          .where('owner', '=', owner)
          .execute()
        return code
      })
    },

    forget,

    async ofToken(userId, { recipient }) {
      if (Object.keys(recipient).length === 0) return {}
      const tokenRecipient = digestOf(recipient)
      const over = await database.selectFrom('recipient_over').select('digest').where('user_id', '=', userId).executeTakeFirst()
      if (over?.digest === tokenRecipient) return {}
      // The token has a newer recipient. Remove the row of the old one, so that the newer recipient is not cleared.
      if (over) await database.deleteFrom('recipient_over').where('user_id', '=', userId).execute()
      return { recipient: readPrefill({ ...recipient, zipCode: recipient.postalCode }), tokenRecipient }
    },

    async sent(userId) {
      await forget(userId)
      let digest: string | undefined
      await sessions.rewriteUser(userId, ({ recipient: _over, ...user }) => {
        digest = user.tokenRecipient
        return user
      })
      if (digest === undefined) return
      const row = { digest, since: env.clock() }
      await database
        .insertInto('recipient_over')
        .values({ user_id: userId, ...row })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
        .execute()
      // Remove the digest only now, so that the recipient is still known after a crash. Keep the digest of a later sign-in.
      await sessions.rewriteUser(userId, ({ tokenRecipient, ...user }) =>
        tokenRecipient === digest || tokenRecipient === undefined ? user : { ...user, tokenRecipient },
      )
      // Do not wait for identity, because the sender would wait too. If identity does not answer, a later sweep clears the recipient.
      void clear(userId, digest)
    },

    async clearAgain() {
      const waiting = await database.selectFrom('recipient_over').select(['user_id', 'digest']).orderBy('since').limit(100).execute()
      for (const { user_id: userId, digest } of waiting) await clear(userId, digest)
    },
  }
}

/**
 * Returns an SQL statement that forgets the recipient of a closed form and the prefill if `condition` is true. The caller makes it a part of a larger
 * statement.
 */
export const forgetRecipients = (userId: string, condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`delete from bff.recipient where owner in (${ofUser(userId)}, ${prefillOf(userId)}) and ${condition}`

const ofUser = (userId: string) => `user:${userId}`
const prefillOf = (userId: string) => `prefill:${userId}`
const ofBrowser = (secret: string) => `browser:${hashSecret(secret).toString('hex')}`
const place = (owner: string) => `recipient:${owner}`

function digestOf(recipient: IdentityClaims['recipient']): string {
  const sorted = Object.entries(recipient).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url')
}
