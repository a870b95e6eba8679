import { type InvitationsAnswer, InvitationVersion, InvitePersonRequest, type ListedInvitation } from '@fondly/contracts/bff/invitations.ts'
import { createInvitations, type InvitationsContext, type ListedInvitation as Found } from '@fondly/core/invitations/invitations.ts'
import { readJson } from '../http/read-json.ts'
import type { DashboardRoute } from './dashboard-route.ts'

/** The routes with which an administrator invites people. */
export function invitationRoutes(context: InvitationsContext): DashboardRoute[] {
  const invitations = createInvitations(context)
  return [
    {
      method: 'GET',
      path: '/invitations',
      needs: 'change',
      handle: async (c, editor) => {
        const [listed, choices] = await Promise.all([invitations.list(editor), invitations.readChoices(editor)])
        return c.json({ invitations: listed.map(toAnswer), choices } satisfies InvitationsAnswer)
      },
    },
    {
      method: 'POST',
      path: '/invitations',
      needs: 'change',
      handle: async (c, editor) => {
        await invitations.invite(editor, await readJson(c, InvitePersonRequest))
        return c.body(null, 204)
      },
    },
    {
      method: 'POST',
      path: '/invitations/:key/again',
      needs: 'change',
      handle: async (c, editor) => {
        const { version } = await readJson(c, InvitationVersion)
        await invitations.sendAgain(editor, c.req.param('key') ?? '', version)
        return c.body(null, 204)
      },
    },
    {
      method: 'DELETE',
      path: '/invitations/:key',
      needs: 'change',
      handle: async (c, editor) => {
        const { version } = await readJson(c, InvitationVersion)
        await invitations.revoke(editor, c.req.param('key') ?? '', version)
        return c.body(null, 204)
      },
    },
  ]
}

const toAnswer = (listed: Found): ListedInvitation => ({
  key: listed.key,
  version: listed.version,
  email: listed.email,
  firstName: listed.firstName,
  lastName: listed.lastName,
  role: listed.role,
  ...(listed.location === undefined ? {} : { location: listed.location }),
  state: listed.state,
  invitedBy: listed.invitedBy,
  sentAt: listed.sentAt.toISOString(),
  expiresAt: listed.expiresAt.toISOString(),
})
