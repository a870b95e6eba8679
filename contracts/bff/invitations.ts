import { MAX_LOCATION_CHARACTERS } from '@fondly/domain/client/location-limits.ts'
import * as z from 'zod/mini'

const text = (characters: number) => z.string().check(z.maxLength(characters))
const Role = z.enum(['orderer', 'reporting', 'clientadmin', 'admin'])

/** POST /api/admin/{clientKey}/invitations. 422 'invitation-problems' with the member problems; 409 'person-exists' or 'person-invited'. */
export const InvitePersonRequest = z.strictObject({
  email: text(200),
  firstName: text(200),
  lastName: text(200),
  role: Role,
  location: z.optional(text(MAX_LOCATION_CHARACTERS)),
  senderProfiles: z.array(text(100)).check(z.maxLength(500)),
  supervisorId: z.optional(text(40)),
  languages: z.optional(z.array(z.enum(['en_US', 'es'])).check(z.minLength(1), z.maxLength(2))),
})
export type InvitePersonRequest = z.infer<typeof InvitePersonRequest>

/** The member of the refusal 'invitation-problems': the problems by field. */
export const InvitationProblems = z.object({
  problems: z.array(z.object({ code: z.enum(['email', 'first-name', 'last-name', 'role', 'location', 'sender-profile']) })),
})
export type InvitationProblems = z.infer<typeof InvitationProblems>

/**
 * POST /api/admin/{clientKey}/invitations/{key}/again and DELETE .../{key}. 409 'invitation-changed' if the invitation has changed since the page
 * read it.
 */
export const InvitationVersion = z.strictObject({ version: text(20) })

export const ListedInvitation = z.object({
  key: z.string(),
  version: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: Role,
  location: z.optional(z.string()),
  /** 'creating': the account is being made. */
  state: z.enum(['creating', 'open', 'expired']),
  invitedBy: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
})
export type ListedInvitation = z.infer<typeof ListedInvitation>

/** GET /api/admin/{clientKey}/invitations: the open invitations, and the choices for a new one. */
export const InvitationsAnswer = z.object({
  invitations: z.array(ListedInvitation),
  choices: z.object({
    roles: z.array(Role),
    /** True if roles come from groups at identity. Then an invitation cannot give a role. */
    rolesFromGroups: z.boolean(),
    locations: z.array(z.object({ value: z.string(), label: z.string() })),
    senderProfiles: z.array(z.object({ id: z.string(), name: z.string(), isDefault: z.boolean() })),
  }),
})
export type InvitationsAnswer = z.infer<typeof InvitationsAnswer>
