import { CustomerRegistration } from '@fondly/contracts/ocapi/shop/customers.ts'
import { type Kysely, sql } from 'kysely'
import { mergeCustom } from '../attributes.ts'
import { Fault } from '../faults.ts'
import { forCustomer, type Route } from '../route.ts'
import type { CommerceContext } from '../context.ts'
import type { Tables } from '../store/tables.ts'
import { customerDocument, type CustomerRow, withLoginConflict } from './customer-document.ts'
import { isPassword, passwordHash } from './passwords.ts'

const MIN_PASSWORD_CHARACTERS = 8
const MAX_FAILURES = 5
const LOCKOUT_MS = 15 * 60_000

/** Registration of customers with a password of this shop, beside those of an identity provider. */
export function registrationRoutes(context: CommerceContext): Route[] {
  const { database, env, attributes, newId } = context

  return [
    forCustomer('POST /customers', async ({ body, shopper }) => {
      const request = await body(CustomerRegistration)
      await attributes.readCustom('customer_registration', request)
      if (!shopper.guest) throw new Fault('InvalidCustomerTypeException', 'Only a guest may become a customer.')
      const { customer: requested } = request
      const password = request.password ?? ''
      if (password.length < MIN_PASSWORD_CHARACTERS)
        throw new Fault('InvalidPasswordException', `The password must have at least ${MIN_PASSWORD_CHARACTERS} characters.`)
      const custom = await attributes.readCustom('customer', requested)
      const { login, email, first_name: firstName, last_name: lastName, ...rest } = requested
      const profile = Object.fromEntries(Object.entries(rest).filter(([key]) => !key.startsWith('_') && !key.startsWith('c_')))
      const customerId = newId()
      const now = env.clock()
      const hash = await passwordHash(password, env.random(16))
      const registered = await withLoginConflict(login, () =>
        database.transaction().execute(async (transaction) => {
          const customer = await transaction
            .insertInto('customer')
            .values({
              customer_id: customerId,
              // The provider is empty, because only this shop knows the customer.
              provider: '',
              external_id: customerId,
              login,
              email,
              first_name: firstName ?? null,
              last_name: lastName,
              profile: JSON.stringify(mergeCustom({}, profile)),
              custom: JSON.stringify(mergeCustom({}, custom)),
              enabled: true,
              locked: false,
              created_at: now,
              modified_at: now,
              last_login_at: null,
              previous_login_at: null,
            })
            .returningAll()
            .executeTakeFirstOrThrow()
          await transaction.insertInto('customer_password').values({ customer_id: customerId, hash }).execute()
          return customer
        }),
      )
      return { document: customerDocument(registered, { auth_type: 'registered' }) }
    }),
  ]
}

/** Returns the customer with this login and password. Five wrong passwords lock the login for 15 minutes. */
export async function authenticate({ database, env }: CommerceContext, authorization: string | null): Promise<CustomerRow> {
  const { login, password } = readCredentials(authorization)
  const now = env.clock()
  const known = await database
    .selectFrom('customer_password')
    .innerJoin('customer', 'customer.customer_id', 'customer_password.customer_id')
    .select(['customer.customer_id', 'hash', 'barred_until'])
    .where(sql<boolean>`lower(login) = lower(${login})`)
    .executeTakeFirst()
  const right = await isPassword(password, known?.hash ?? null)
  const barred = known?.barred_until != null && known.barred_until > now
  if (known && !barred) await countAttempt(database, known.customer_id, right ? 'right' : new Date(now.getTime() + LOCKOUT_MS))
  const customer =
    known && right && !barred
      ? await database
          .updateTable('customer')
          .set({ previous_login_at: sql`last_login_at`, last_login_at: now })
          .where('customer_id', '=', known.customer_id)
          .where('enabled', '=', true)
          .where('locked', '=', false)
          .returningAll()
          .executeTakeFirst()
      : undefined
  if (!customer) throw new Fault('AuthenticationFailedException', 'The customer could not be authenticated.')
  return customer
}

/** After the right password, clears the failures. After a wrong one, counts a failure; the fifth failure locks the login until the given time. */
async function countAttempt(database: Kysely<Tables>, customerId: string, guess: 'right' | Date): Promise<void> {
  const last = sql<boolean>`failures + 1 >= ${MAX_FAILURES}`
  await database
    .updateTable('customer_password')
    .set(
      guess === 'right'
        ? { failures: 0, barred_until: null }
        : {
            failures: sql`case when ${last} then 0 else failures + 1 end`,
            barred_until: sql`case when ${last} then ${guess}::timestamptz end`,
          },
    )
    .where('customer_id', '=', customerId)
    .execute()
}

function readCredentials(authorization: string | null): { login: string; password: string } {
  if (authorization === null) throw new Fault('AuthorizationHeaderMissingException', 'Login and password are missing.')
  const basic = /^Basic ([A-Za-z0-9+/=]{1,1000})$/i.exec(authorization)?.[1]
  const [, login, password] = /^([^:]+):(.*)$/s.exec(Buffer.from(basic ?? '', 'base64').toString()) ?? []
  if (login === undefined || password === undefined || login.includes('\0') || password.includes('\0'))
    throw new Fault('InvalidAuthorizationHeaderException', 'The authorization header must carry a login and a password.')
  return { login, password }
}
