import type { CommerceContext } from '../context.ts'
import { Fault } from '../faults.ts'
import { forApplication, type Params, type Route } from '../route.ts'
import { noGroup } from './customer-groups.ts'
import { ownSite } from './own-site.ts'

/** Puts customers into static groups and takes them out. Customers are named by their customer number. */
export function customerGroupMemberRoutes(context: CommerceContext): Route[] {
  const { database, link, site } = context
  const PATH = '/sites/:site/customer_groups/:group/members/:customer'

  async function findMember(params: Params) {
    ownSite(context, params)
    const { group = '', customer: customerNo = '' } = params
    if (!(await database.selectFrom('customer_group').select('id').where('id', '=', group).executeTakeFirst())) return noGroup(group)
    const customer = await database
      .selectFrom('customer')
      .select(['customer_id', 'customer_no', 'login', 'email', 'first_name', 'last_name', 'enabled'])
      .where('customer_no', '=', customerNo)
      .executeTakeFirst()
    return { group, customerNo, customer }
  }

  return [
    forApplication(`GET ${PATH}`, async ({ params }) => {
      const { group, customerNo, customer } = await findMember(params)
      const membership =
        customer &&
        (await database
          .selectFrom('customer_group_member')
          .select('customer_id')
          .where('group_id', '=', group)
          .where('customer_id', '=', customer.customer_id)
          .executeTakeFirst())
      if (!customer || !membership)
        throw new Fault('CustomerGroupMemberNotFoundException', `The customer '${customerNo}' is not a member.`, {
          customerGroupId: group,
          customerNo,
        })
      return {
        document: {
          _type: 'customer_group_member',
          customer_no: customer.customer_no,
          login: customer.login,
          email: customer.email,
          first_name: customer.first_name ?? undefined,
          last_name: customer.last_name ?? undefined,
          active: customer.enabled,
          link: link(`/sites/${site}/customer_groups/${encodeURIComponent(group)}/members/${encodeURIComponent(customerNo)}`, 'data'),
        },
      }
    }),

    // The request needs no document. It can be repeated for a customer who is already a member.
    forApplication(`PUT ${PATH}`, async ({ params }) => {
      const { group, customerNo, customer } = await findMember(params)
      if (!customer) return noCustomer(customerNo)
      await database
        .insertInto('customer_group_member')
        .values({ group_id: group, customer_id: customer.customer_id })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return {}
    }),

    forApplication(`DELETE ${PATH}`, async ({ params }) => {
      const { group, customerNo, customer } = await findMember(params)
      if (!customer) return noCustomer(customerNo)
      await database
        .deleteFrom('customer_group_member')
        .where('group_id', '=', group)
        .where('customer_id', '=', customer.customer_id)
        .execute()
      return {}
    }),
  ]
}

function noCustomer(customerNo: string): never {
  throw new Fault('CustomerNotFoundException', `No customer with number '${customerNo}' was found.`, { customerNo })
}
