import type { FlowBodies } from '@fondly/contracts/pingone/flows.ts'
import * as z from 'zod/mini'
import type { Fact, FlowState } from './engine.ts'
import type { FlowContext } from './flow-context.ts'
import { mayRegister } from './may-register.ts'
import { checkNewPassword } from './password-rule.ts'
import { recognise } from './account-state.ts'

const EMAIL = /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/
// eslint-disable-next-line no-control-regex -- a name must not hold control characters
const NAME = /^[^\s\u0000-\u001f]+$/
const Given = z.optional(z.string().check(z.maxLength(60)))
const Name = z.looseObject({ given: Given, family: Given })

/** Registers a new user in the policy's population. The user must confirm the e-mail address before the sign-on goes on. */
export async function register(context: FlowContext, state: FlowState, body: FlowBodies['user.register']): Promise<Fact> {
  const action = 'user.register'
  const [username, email] = [body.username.trim(), body.email.trim().toLowerCase()]
  if (!EMAIL.test(email)) return { action, refused: { problem: 'wrong value', target: 'email' } }
  // Check the address before any lookup, so that the answer is the same whether or not an account has this address.
  if (!mayRegister(state.policy, email)) return { action, refused: { problem: 'e-mail not allowed' } }
  // If the user name is an e-mail address, it must be the address of this user, so that nobody takes the address of another person.
  const isOwn = NAME.test(username) && (!username.includes('@') || username.toLowerCase() === email)
  if (!isOwn) return { action, refused: { problem: 'wrong value', target: 'username' } }
  const unsatisfied = checkNewPassword(context.passwordRule, body.password, [username, email])
  if (unsatisfied) return { action, refused: { problem: 'weak password', target: 'password', unsatisfied } }
  if (await context.users.findByName(username)) return { action, refused: { problem: 'name taken' } }

  const name = z.safeParse(Name, body['name'] ?? {})
  const user = await context.users.register({
    id: context.env.ids(),
    username,
    email,
    given: (name.success && name.data.given?.trim()) || (username.split('@')[0] ?? username),
    family: (name.success && name.data.family?.trim()) || '',
    passwordHash: await context.passwords.hash(body.password),
    populationId: await context.choosePopulation(state.policy.name),
    emailVerified: false,
  })
  if (!user) return { action, refused: { problem: 'name taken' } }
  return { action, recognised: await recognise(context.devices, state.policy, user, context.env.clock()) }
}
