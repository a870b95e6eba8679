import type { SavedMessage, SavedMessages } from '@fondly/contracts/bff/saved-messages.ts'
import { SavedMessageRequest } from '@fondly/contracts/bff/saved-messages-requests.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { createSavedMessages, type SaveMessageResult } from '@fondly/core/saved-messages/saved-messages.ts'
import type { Person } from '@fondly/core/users/person.ts'
import { type Context, Hono } from 'hono'
import { formProblems } from '../http/form-refusals.ts'
import { readJson } from '../http/read-json.ts'
import type { SignedIn } from '../sessions/guard.ts'

type SavedMessagesContext = Pick<CoreContext, 'activity' | 'database' | 'env' | 'seal'>

/** The routes of a person's own saved messages. The list also has the messages of the client, which these routes cannot change. */
export function savedMessageRoutes(context: SavedMessagesContext) {
  const messages = createSavedMessages(context)
  const userOf = (c: Context<SignedIn>): Person => c.get('session').user
  const ownerOf = (c: Context<SignedIn>) => ({ clientId: userOf(c).clientId, ownerId: userOf(c).id })

  return new Hono<SignedIn>()
    .get('/saved-messages', async (c) => c.json({ messages: await messages.list(userOf(c)) } satisfies SavedMessages))
    .post('/saved-messages', async (c) => {
      const result = await messages.save(ownerOf(c), await readJson(c, SavedMessageRequest))
      return c.json(requireSaved(result), 201)
    })
    .put('/saved-messages/:id', async (c) => {
      const result = await messages.save(ownerOf(c), await readJson(c, SavedMessageRequest), c.req.param('id'))
      return c.json(requireSaved(result))
    })
    .delete('/saved-messages/:id', async (c) => {
      await messages.delete(ownerOf(c), c.req.param('id'))
      return c.body(null, 204)
    })
    .post('/saved-messages/:id/restore', async (c) => {
      await messages.restore(ownerOf(c), c.req.param('id'))
      return c.body(null, 204)
    })
    .post('/saved-messages/:id/uses', async (c) => {
      await messages.countUse(userOf(c), c.req.param('id'))
      return c.body(null, 204)
    })
}

/** Returns the saved message. Refuses a message whose texts have problems. */
export function requireSaved(result: SaveMessageResult): SavedMessage {
  if (result.kind === 'problems') throw formProblems(result.problems)
  return result.message
}
