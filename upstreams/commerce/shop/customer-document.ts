import type { Selectable } from 'kysely'
import { Fault } from '../faults.ts'
import { resourceState } from '../resource-state.ts'
import type { Shopper } from '../route.ts'
import type { CommerceContext } from '../context.ts'
import type { Tables } from '../store/tables.ts'

export type CustomerRow = Selectable<Tables['customer']>

export function customerState({ customer_id, revision }: CustomerRow): string {
  return resourceState('customer', customer_id, revision)
}

/** Returns a registered customer. Throws a fault (404) for an unknown customer and, if `shopper` is given, for another customer than the shopper. */
export async function findCustomer({ database }: CommerceContext, customerId: string, shopper?: Shopper): Promise<CustomerRow> {
  const own = !shopper || shopper.customerId === customerId
  const customer = own
    ? await database.selectFrom('customer').selectAll().where('customer_id', '=', customerId).executeTakeFirst()
    : undefined
  return customer ?? noCustomer(customerId)
}

/** Throws the fault for an unknown customer. */
export function noCustomer(customerId: string): never {
  throw new Fault('CustomerNotFoundException', `No customer with ID '${customerId}' was found.`, { customerId })
}

/** Returns the document of a guest. Nothing is stored about guests except a basket. */
export function guestDocument(customerId: string): Record<string, unknown> {
  return { _type: 'customer', auth_type: 'guest', customer_id: customerId, preferred_locale: 'en_US' }
}

/** Runs a write and throws the platform's fault if another customer has the login. */
export async function withLoginConflict<T>(login: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if ((error as { constraint?: unknown }).constraint !== 'one_login') throw error
    throw new Fault('LoginAlreadyInUseException', 'The login is already in use.', { login })
  }
}

/** A customer as the Shop API returns it to that customer. */
export function customerDocument(customer: CustomerRow, more: Record<string, unknown>): Record<string, unknown> {
  return {
    _type: 'customer',
    _resource_state: customerState(customer),
    customer_id: customer.customer_id,
    customer_no: customer.customer_no,
    login: customer.login,
    email: customer.email,
    first_name: customer.first_name ?? undefined,
    last_name: customer.last_name ?? undefined,
    enabled: customer.enabled,
    creation_date: customer.created_at,
    last_modified: customer.modified_at,
    last_login_time: customer.last_login_at ?? undefined,
    previous_login_time: customer.previous_login_at ?? undefined,
    // Every visit begins with a login.
    last_visit_time: customer.last_login_at ?? undefined,
    previous_visit_time: customer.previous_login_at ?? undefined,
    ...customer.profile,
    ...customer.custom,
    ...more,
  }
}
