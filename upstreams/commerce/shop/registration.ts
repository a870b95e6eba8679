import { CustomerRegistration } from '@fondly/contracts/ocapi/shop/customers.ts'
import { type Kysely, sql } from 'kysely'
import { changed } from '../attributes.ts'
import { Fault } from '../faults.ts'
import { forCustomer, type Route } from '../route.ts'
import type { Commerce } from '../shelf.ts'
import type { Tables } from '../store/tables.ts'
import { customerDocument, type CustomerRow, whileLoginIsFree } from './customer-document.ts'
import { isPassword, passwordHash } from './passwords.ts'

const SHORTEST = 8
const FAILURES = 5
const BARRED_MILLISECONDS = 15 * 60_000

/** Customers of this shop's own, beside those of an identity provider. */
export function registrationRoutes(commerce: Commerce): Route[] {
  const { database, env, attributes, newId } = commerce

  return [
    forCustomer('POST /customers', async ({ body, shopper }) => {
      const request = await body(CustomerRegistration)
      await attributes.customOf('customer_registration', request)
      if (!shopper.guest) throw new Fault('InvalidCustomerTypeException', 'Only a guest may become a customer.')
      const { customer: wish } = request
      const password = request.password ?? ''
      if (password.length < SHORTEST) throw new Fault('InvalidPasswordException', `The password must have at least ${SHORTEST} characters.`)
      const custom = await attributes.customOf('customer', wish)
      const { login, email, first_name: firstName, last_name: lastName, ...rest } = wish
      const profile = Object.fromEntries(Object.entries(rest).filter(([key]) => !key.startsWith('_') && !key.startsWith('c_')))
      const customerId = newId()
      const now = env.clock()
      const hash = await passwordHash(password, env.random(16))
      const registered = await whileLoginIsFree(login, () =>
        database.transaction().execute(async (transaction) => {
          const customer = await transaction
            .insertInto('customer')
            .values({
              customer_id: customerId,
              // Nobody else's provider: who registers here is known by this shop alone.
              provider: '',
              external_id: customerId,
              login,
              email,
              first_name: firstName ?? null,
              last_name: lastName,
              profile: JSON.stringify(changed({}, profile)),
              custom: JSON.stringify(changed({}, custom)),
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

/** The customer of a login and its password; five wrong ones bar the login for a quarter of an hour. */
export async function byPassword({ database, env }: Commerce, authorization: string | null): Promise<CustomerRow> {
  const { login, password } = credentialsOf(authorization)
  const now = env.clock()
  const known = await database
    .selectFrom('customer_password')
    .innerJoin('customer', 'customer.customer_id', 'customer_password.customer_id')
    .select(['customer.customer_id', 'hash', 'barred_until'])
    .where(sql<boolean>`lower(login) = lower(${login})`)
    .executeTakeFirst()
  const right = await isPassword(password, known?.hash ?? null)
  const barred = known?.barred_until != null && known.barred_until > now
  if (known && !barred) await counted(database, known.customer_id, right ? 'right' : new Date(now.getTime() + BARRED_MILLISECONDS))
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

/** Forgets the failures after the right password; else counts one more, and the fifth bars the login until then. */
async function counted(database: Kysely<Tables>, customerId: string, guess: 'right' | Date): Promise<void> {
  const last = sql<boolean>`failures + 1 >= ${FAILURES}`
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

function credentialsOf(authorization: string | null): { login: string; password: string } {
  if (authorization === null) throw new Fault('AuthorizationHeaderMissingException', 'Login and password are missing.')
  const basic = /^Basic ([A-Za-z0-9+/=]{1,1000})$/i.exec(authorization)?.[1]
  const [, login, password] = /^([^:]+):(.*)$/s.exec(Buffer.from(basic ?? '', 'base64').toString()) ?? []
  if (login === undefined || password === undefined || login.includes('\0') || password.includes('\0'))
    throw new Fault('InvalidAuthorizationHeaderException', 'The authorization header must carry a login and a password.')
  return { login, password }
}
