import type { Selectable } from 'kysely'
import { Fault } from '../faults.ts'
import { resourceState } from '../resource-state.ts'
import type { Shopper } from '../route.ts'
import type { Commerce } from '../shelf.ts'
import type { Tables } from '../store/tables.ts'

export type CustomerRow = Selectable<Tables['customer']>

export function customerState({ customer_id, revision }: CustomerRow): string {
  return resourceState('customer', customer_id, revision)
}

/** A registered customer; with a shopper, only the shopper's own record is there. */
export async function theCustomer({ database }: Commerce, customerId: string, shopper?: Shopper): Promise<CustomerRow> {
  const own = !shopper || shopper.customerId === customerId
  const customer = own
    ? await database.selectFrom('customer').selectAll().where('customer_id', '=', customerId).executeTakeFirst()
    : undefined
  return customer ?? noCustomer(customerId)
}

export function noCustomer(customerId: string): never {
  throw new Fault('CustomerNotFoundException', `No customer with ID '${customerId}' was found.`, { customerId })
}

/** Somebody of whom nothing is kept but what they put into a basket. */
export function guestDocument(customerId: string): Record<string, unknown> {
  return { _type: 'customer', auth_type: 'guest', customer_id: customerId, preferred_locale: 'en_US' }
}

/** Runs a write and says in the platform's way that its login belongs to somebody else. */
export async function whileLoginIsFree<T>(login: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if ((error as { constraint?: unknown }).constraint !== 'one_login') throw error
    throw new Fault('LoginAlreadyInUseException', 'The login is already in use.', { login })
  }
}

/** As the Shop API tells a customer to themselves. */
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
    // Whoever comes by signs in.
    last_visit_time: customer.last_login_at ?? undefined,
    previous_visit_time: customer.previous_login_at ?? undefined,
    ...customer.profile,
    ...customer.custom,
    ...more,
  }
}
