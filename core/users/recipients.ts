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

/** Recipients that are known before a form is filled in. They are personal data: sealed, and removed after a while. */
export type Recipients = {
  /** Stores the recipient that came in the address before the sign-in. Returns the secret for the browser's cookie. */
  handOver: (recipient: PresetRecipient) => Promise<string>
  /** Takes out the recipient of this cookie; undefined when there is none. */
  takeOver: (cookie: string | undefined) => Promise<PresetRecipient | undefined>
  /** Stores the recipient of a closed form for the user's next form. */
  keep: (user: Pick<Person, 'id' | 'tokenRecipient'>, recipient: PresetRecipient) => Promise<void>
  /** Returns the recipient of the form that the user closed last; undefined when there is none. */
  find: (userId: string) => Promise<StoredRecipient | undefined>
  /** Stores the prefill until a form is sent or closed, for a day at most. It replaces the recipient of a closed form if that is another person. */
  keepPrefill: (user: Pick<Person, 'id' | 'tokenRecipient'>, prefill: Prefill) => Promise<void>
  findPrefill: (userId: string) => Promise<KnownPrefill | undefined>
  /** Takes the scan code that was made for this recipient; the first draft for them gets it. Returns undefined once it is taken. */
  takeScanCode: (userId: string, recipient: PresetRecipient | undefined) => Promise<string | undefined>
  /** Forgets the recipient of a closed form, and the prefill. */
  forget: (userId: string) => Promise<void>
  /** Returns the token's recipient and its digest; nothing when its card was already sent. */
  ofToken: (userId: string, claims: IdentityClaims) => Promise<{ recipient?: PresetRecipient; tokenRecipient?: string }>
  /** After a card is sent: forgets this recipient and starts to clear the `recipient*` attributes of the identity user, without waiting for that. */
  sent: (userId: string) => Promise<void>
  /** Clears the recipients at identity that could not be cleared before. */
  clearAgain: () => Promise<void>
}

/** What came in the query of /. */
export type Prefill = { recipient: PresetRecipient; wantedMailDate?: string | undefined }
/** `ofToken` is the digest of the token's recipient that this one replaces. */
type StoredRecipient = PresetRecipient & { ofToken?: string }
/** `scanCode` is the one of the entity Recipient; it is made when the recipient is set (section 3). */
type KnownPrefill = Prefill & { ofToken?: string | undefined; scanCode?: string | undefined }
/** A prefill as it is stored. Its mail date keeps the name that release 1.0.0 gave it. */
type StoredPrefill = Omit<KnownPrefill, 'wantedMailDate'> & { shippingDate?: string | undefined }

const TEN_MINUTES = 10 * 60_000
const ONE_DAY_MS = 24 * 3_600_000

type Options = {
  database: Kysely<CoreTables>
  seal: Seal
  env: Pick<Env, 'clock' | 'random' | 'log'>
  identity: Identity
  sessions: Sessions
}

/** Creates the store of the recipients that a sign-in token or the query of / preset, sealed, each until it expires (specification section 3). */
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

  /** Clears the recipient at identity, and removes the note that it has to be cleared. A failure is logged. */
  async function clear(userId: string, digest: string): Promise<void> {
    try {
      await identity.updateUser(userId, { clearRecipient: true }).catch((error: unknown) => {
        // A user that identity no longer knows has nothing to clear.
        if (!(error instanceof UpstreamRefused) || error.status !== 404) throw error
      })
      await database.deleteFrom('recipient_over').where('user_id', '=', userId).where('digest', '=', digest).execute()
    } catch (error) {
      // The card is sent all the same. A later sweep tries again, after the other users; until then no session takes this recipient from the token.
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
      await write(ofBrowser(secret), recipient, TEN_MINUTES)
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
      // Only this file seals values under these names, so this cast and those below hold.
      return row && (seal.open(row.sealed, place(owner)) as PresetRecipient)
    },

    keep: ({ id, tokenRecipient }, recipient) =>
      write(ofUser(id), { ...recipient, ...(tokenRecipient ? { ofToken: tokenRecipient } : {}) }, ONE_DAY_MS),

    find: async (userId) => (await find(ofUser(userId))) as StoredRecipient | undefined,

    async keepPrefill({ id: userId, tokenRecipient }, { recipient, wantedMailDate }) {
      const hasRecipient = Object.keys(recipient).length > 0
      const before = (await find(prefillOf(userId))) as StoredPrefill | undefined
      // A mail date without a recipient, as it comes after a sign-in, keeps the recipient that is known.
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
      // The token has a newer recipient, which must not be cleared in place of the old one.
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
      // Remove the digest only now, so that after a crash the recipient is still known; never remove the digest of a later sign-in.
      await sessions.rewriteUser(userId, ({ tokenRecipient, ...user }) =>
        tokenRecipient === digest || tokenRecipient === undefined ? user : { ...user, tokenRecipient },
      )
      // The sender does not wait for identity; if it does not answer, a later sweep clears the recipient.
      void clear(userId, digest)
    },

    async clearAgain() {
      const waiting = await database.selectFrom('recipient_over').select(['user_id', 'digest']).orderBy('since').limit(100).execute()
      for (const { user_id: userId, digest } of waiting) await clear(userId, digest)
    },
  }
}

/** Returns the statement that forgets the recipient of a closed form and the prefill, as a part of another one, if `condition` is true. */
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
