import type { InvitationContent, InvitationStore, StoredInvitation } from './invitation-store.ts'
import { type MakeInvitation, toUnknownOutcome } from './make-invitation.ts'

/** An invitation in the form in which a change reads and writes it. Null when nobody is invited. */
export type InvitationFields = { invitation: InvitationContent | null }
type Current = {
  fields: InvitationFields
  version: string | undefined
  lastWrite: string | undefined
  personId: string | undefined
  isUnfinished: boolean
  isRefused: boolean
}

type TargetContext = { invitations: InvitationStore; makeInvitation: MakeInvitation }

/** Creates the function that opens the invitation of one address for reading and writing, as core/changes needs it. */
export const createOpenInvitation =
  (context: TargetContext) =>
  ({ clientId, key }: { clientId: string; key: string }) =>
    accessInvitation(context, clientId, key)

export type AccessInvitation = ReturnType<typeof createOpenInvitation>

function accessInvitation({ invitations, makeInvitation }: TargetContext, clientId: string, key: string) {
  const find = () => invitations.find(clientId, key)
  return {
    read: async () => toCurrent(await find()),

    async write({ invitation }: InvitationFields, version: string | undefined) {
      const stored = await find()
      const isDone = version === toVersion(stored) && (await carryOut(stored, invitation))
      const after = await find().catch((error: unknown) => {
        throw isDone ? toUnknownOutcome(error) : error
      })
      return { kind: isDone ? ('written' as const) : ('changed-meanwhile' as const), current: toCurrent(after) }
    },
  }

  /** Creates, mails again or revokes the invitation. Returns false when another call has changed the row first. */
  async function carryOut(stored: StoredInvitation | undefined, wanted: InvitationContent | null): Promise<boolean> {
    if (!wanted) return stored !== undefined && makeInvitation.revoke(stored)
    if (stored?.state === 'open') return makeInvitation.sendAgain(stored, wanted)
    const begun = await invitations.begin(clientId, key, wanted, stored?.revision)
    return begun !== undefined && makeInvitation.make(begun)
  }
}

function toCurrent(stored: StoredInvitation | undefined): Current {
  const isThere = stored?.state === 'creating' || stored?.state === 'open'
  return {
    fields: { invitation: isThere ? stored.content : null },
    version: toVersion(stored),
    lastWrite: toVersion(stored),
    personId: stored?.userId,
    isUnfinished: stored?.state === 'creating' || stored?.state === 'revoking',
    // A missing row means that the creation was refused, because a completed invitation is revoked or accepted but never removed.
    isRefused: stored === undefined,
  }
}

/** The version of the target for core/changes. */
export const toVersion = (stored: StoredInvitation | undefined): string | undefined => stored && String(stored.revision)
