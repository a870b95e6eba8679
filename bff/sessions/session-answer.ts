import type { Session as SessionAnswer } from '@fondly/contracts/bff/session.ts'
import { createReadSessionOverview } from '@fondly/core/sessions/session-overview.ts'
import type { Session } from '@fondly/core/sessions/sessions.ts'
import { seesReporting } from '@fondly/domain/user/role.ts'
import { brandAnswer } from '../brands/brand-answer.ts'

export type SignedInAnswer = Extract<SessionAnswer, { signedIn: true }>

/** Creates the function that tells a page of the client `clientSlug` who is signed in. A page load also resolves the user again when that is due. */
export function createSignedInAnswer(context: Parameters<typeof createReadSessionOverview>[0]) {
  const { brands, settings } = context
  const readOverview = createReadSessionOverview(context)

  return async (
    session: Session,
    { clientSlug, ...reading }: { clientSlug: string | undefined; isPageLoad: boolean },
  ): Promise<SignedInAnswer> => {
    const { user } = session
    // A signed-in user sees the brand of their own client, even if the sign-in began on a page of another client.
    const brand = (await brands.ofClient(user.clientId)) ?? (await brands.of(clientSlug))
    const { banner, dashboardUrl, recipient, wantedMailDate, isBeingResolved, cardsThisMonth } = await readOverview(session, reading)
    return {
      signedIn: true,
      brand: brandAnswer(brand, settings),
      demo: settings.mode === 'demo',
      flowUrls: settings.flowUrls,
      sentryDsn: settings.sentryDsn,
      debug: settings.debug,
      user: {
        firstName: user.firstName,
        lastName: user.lastName,
        email: user.email,
        role: user.role,
        reportingUsers: seesReporting(user.role) ? (user.reportingUsers ?? []) : [],
        pageLanguage: user.pageLanguage,
        language: user.language,
        languages: user.languages,
        favorites: user.favorites,
        recents: user.recents,
        darkMode: user.darkMode,
      },
      client: { id: user.clientId, name: user.clientName },
      dashboardUrl: dashboardUrl ?? null,
      mayChangePassword: settings.changesPasswords ?? false,
      maySignByHand: !settings.drawnElsewhere,
      secondFactorsUrl: settings.secondFactorsUrl ?? null,
      banner: banner ?? null,
      singleSend: user.singleSend ?? false,
      recipient: recipient ?? null,
      ...(wantedMailDate ? { shippingDate: wantedMailDate } : {}),
      isBeingResolved,
      cardsThisMonth,
    }
  }
}
