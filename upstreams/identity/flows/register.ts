import type { FlowBodies } from '@fondly/contracts/pingone/flows.ts'
import * as z from 'zod/mini'
import type { Fact, FlowState } from './engine.ts'
import type { FlowHouse } from './find-out.ts'
import { mayRegister } from './may-register.ts'
import { unsatisfiedBy } from './password-rule.ts'
import { recognise } from './standing.ts'

const EMAIL = /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/
// eslint-disable-next-line no-control-regex -- what nobody can type is no name
const NAME = /^[^\s\u0000-\u001f]+$/
const Given = z.optional(z.string().check(z.maxLength(60)))
const Name = z.looseObject({ given: Given, family: Given })

/** A stranger becomes a user of the policy's population; the e-mail address is confirmed before anything else. */
export async function register(house: FlowHouse, state: FlowState, body: FlowBodies['user.register']): Promise<Fact> {
  const action = 'user.register'
  const [username, email] = [body.username.trim(), body.email.trim().toLowerCase()]
  if (!EMAIL.test(email)) return { action, refused: { problem: 'wrong value', target: 'email' } }
  // Before anything is looked up: the answer is the same whether or not somebody has the address.
  if (!mayRegister(state.policy, email)) return { action, refused: { problem: 'e-mail not allowed' } }
  // An address as a name must be one's own: nobody takes that of another.
  const isOwn = NAME.test(username) && (!username.includes('@') || username.toLowerCase() === email)
  if (!isOwn) return { action, refused: { problem: 'wrong value', target: 'username' } }
  const unsatisfied = unsatisfiedBy(house.passwordRule, body.password, [username, email])
  if (unsatisfied) return { action, refused: { problem: 'weak password', target: 'password', unsatisfied } }
  if (await house.users.findByName(username)) return { action, refused: { problem: 'name taken' } }

  const name = z.safeParse(Name, body['name'] ?? {})
  const user = await house.users.register({
    id: house.env.ids(),
    username,
    email,
    given: (name.success && name.data.given?.trim()) || (username.split('@')[0] ?? username),
    family: (name.success && name.data.family?.trim()) || '',
    passwordHash: await house.passwords.hash(body.password),
    populationId: await house.populationOf(state.policy.name),
    emailVerified: false,
  })
  if (!user) return { action, refused: { problem: 'name taken' } }
  return { action, recognised: await recognise(house.devices, state.policy, user, house.env.clock()) }
}
