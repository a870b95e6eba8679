import { DASHBOARD_PATH, dashboardLink } from '@fondly/domain/client/dashboard-link.ts'
import { choosesClient } from '@fondly/domain/dashboard/rights.ts'
import type { CardLanguage } from '@fondly/domain/card-language.ts'
import type { PresetRecipient } from '@fondly/domain/user/preset-recipient.ts'
import { readPrefill } from '@fondly/domain/user/read-prefill.ts'
import type { Banner } from '@fondly/gateways/commerce/commerce.ts'
import type { CoreContext } from '../context.ts'
import type { Person } from '../users/person.ts'
import { resolveAgainIfDue } from '../users/resolve-again.ts'
import type { Session } from './sessions.ts'

/** What a page shows besides the user. A member is undefined when it does not exist, and null when it could not be counted. */
export type SessionOverview = {
  isBeingResolved: boolean
  banner: Record<CardLanguage, Banner> | undefined
  cardsThisMonth: number | null
  dashboardUrl: string | undefined
  recipient: PresetRecipient | undefined
  wantedMailDate: string | undefined
}

type OverviewContext = Pick<
  CoreContext,
  | 'audit'
  | 'brands'
  | 'clients'
  | 'commerce'
  | 'env'
  | 'identity'
  | 'judgeRegistrant'
  | 'monthlyCardCount'
  | 'recipients'
  | 'sessions'
  | 'settings'
  | 'worker'
>

/** Creates the function that reads what a page shows besides the user. A page load resolves the user again when that is due. */
export function createReadSessionOverview(context: OverviewContext) {
  const { brands, clients, monthlyCardCount, recipients, settings } = context

  return async (session: Session, { isPageLoad }: { isPageLoad: boolean }): Promise<SessionOverview> => {
    const { user } = session
    const [isBeingResolved, banner, cardsThisMonth] = await Promise.all([
      isPageLoad ? resolveAgainIfDue(session, context) : session.isBeingResolved,
      clients.banner(user.clientId),
      monthlyCardCount.cardsThisMonth({ userId: user.id, customerId: user.customerId, email: user.email }),
    ])
    return { isBeingResolved, banner, cardsThisMonth, dashboardUrl: await findDashboardUrl(user), ...(await findPrefill(user)) }
  }

  /**
   * Returns the address of the dashboard of the user's own client; the client in the cookie only decides how the page looks. A client without a key
   * has no dashboard of its own.
   */
  async function findDashboardUrl({ clientId, role }: Person): Promise<string | undefined> {
    const { dashboardUrl } = settings
    const brand = await brands.ofClient(clientId)
    if (!brand?.slug) return !dashboardUrl && choosesClient({ role }) ? DASHBOARD_PATH : undefined
    return dashboardLink({ dashboardUrl, clientKey: brand.slug, policy: brand.policy, role })
  }

  /** Finds the recipient for the next form: the recipient of a closed form, or else of the query of /, or else of the token. */
  async function findPrefill(user: Person): Promise<Pick<SessionOverview, 'recipient' | 'wantedMailDate'>> {
    const [closedForm, prefill] = await Promise.all([recipients.find(user.id), recipients.findPrefill(user.id)])
    const prefilled = Object.keys(prefill?.recipient ?? {}).length > 0 ? prefill?.recipient : undefined
    const recipient = readPrefill({ accountNumber: user.accountNumber, ...(closedForm ?? prefilled ?? user.recipient) })
    return { recipient: Object.keys(recipient).length > 0 ? recipient : undefined, wantedMailDate: prefill?.wantedMailDate }
  }
}
