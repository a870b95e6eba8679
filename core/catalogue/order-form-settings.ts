import type { CardDetails } from '@fondly/domain/catalogue/card.ts'
import type { Client } from '@fondly/domain/client/client.ts'
import { findNewWording } from '@fondly/domain/order-form/altered-message.ts'
import { findDefaultMailDate } from '@fondly/domain/mail-date/default-mail-date.ts'
import type { Day } from '@fondly/domain/mail-date/mail-date.ts'
import type { LocalText } from '@fondly/domain/message.ts'
import { selectDisclaimer } from '@fondly/domain/sender/offered-profiles.ts'
import type { SenderProfile } from '@fondly/domain/sender/sender-profile.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import { isUpstreamError } from '@fondly/kit/upstream-error.ts'
import { fillSignature } from '../card-print/fill-signature.ts'
import type { CoreContext } from '../context.ts'
import { createDrawnSignatures, type OwnSignature } from '../drawn-signatures/drawn-signatures.ts'
import type { Draft } from '../drafts/draft.ts'
import { draftsOfSendings } from '../drafts/draft-of-sending.ts'
import { notFound } from '@fondly/domain/refused.ts'
import { createFittingMessages } from './fitting-messages.ts'
import type { Session } from '../sessions/sessions.ts'

export type OrderFormSettings = {
  card: CardDetails
  /** The profiles that the user may send under, with the signature as the user signs it and the disclaimer in the card's language. */
  senderProfiles: (Pick<SenderProfile, 'id' | 'name' | 'signature' | 'returnAddress' | 'logoUrl'> & { disclaimer: string })[]
  /** When undefined, the form has no field for an account number. */
  accountNumber: Client['configuration']['accountNumber']
  closingLocked: boolean
  backMessage: string
  backDisclaimer: string
  /** Today's day in the postal zone. */
  today: Day
  blackoutDays: readonly { day: Day; reason?: LocalText }[]
  defaultMailDate: Day
  /** The drawn signature of the user. Null: the user has not drawn one. Undefined: no card can be signed by hand. */
  drawnSignature: OwnSignature | null | undefined
  draft: Draft | undefined
  /** The card has another unfinished draft, which this form replaces. */
  replacesDraft: boolean
}

/**
 * `sendingId` opens the form of that sending. `wantedMailDate` ('YYYY-MM-DD') comes from the query of the address. `isPreload`: the form is not open
 * yet, so the card does not become a recent card.
 */
export type OrderFormQuery = { sendingId: string | undefined; wantedMailDate: string | undefined; isPreload: boolean }

/** Creates the function that reads everything the order form of one card needs. It refuses with 'not-found' a card that the user may not send. */
export function createReadOrderForm(
  context: Pick<CoreContext, 'calendar' | 'cardAccess' | 'database' | 'drafts' | 'env' | 'preferences' | 'seal' | 'settings'>,
) {
  const { calendar, cardAccess, drafts, env, preferences } = context
  const openDrafts = draftsOfSendings(context)
  const signatures = createDrawnSignatures(context)
  const withFittingMessages = createFittingMessages()

  return async (session: Session, cardId: string, { sendingId, wantedMailDate, isPreload }: OrderFormQuery): Promise<OrderFormSettings> => {
    const { user } = session
    const access = await cardAccess.find(user, cardId)
    if (!access) throw notFound()
    const { card, client, profiles } = access
    const [days, blackoutDays, { opened, drawn }] = await Promise.all([
      calendar.calendar(client.id),
      calendar.maillessDays(client.id),
      openDraft(user.id, card.id, sendingId),
      isPreload ? undefined : rememberRecent(session, card.id),
    ])
    const fitting = await withFittingMessages(access, user)
    const { accountNumber, disableEditPersonalClosing, enableBackCardContent, backCardMessage, backCardDisclaimer } = client.configuration
    return {
      card: fitting,
      senderProfiles: profiles.map((profile) => ({
        ...profile,
        signature: fillSignature(profile, user, client),
        disclaimer: selectDisclaimer(profile, card.language),
      })),
      accountNumber: accountNumber?.enabled ? accountNumber : undefined,
      closingLocked: disableEditPersonalClosing ?? false,
      backMessage: enableBackCardContent ? (backCardMessage ?? '') : '',
      backDisclaimer: enableBackCardContent ? (backCardDisclaimer ?? '') : '',
      today: days.today,
      blackoutDays,
      defaultMailDate: findDefaultMailDate(wantedMailDate, days),
      drawnSignature: signatures.isOffered ? (drawn ?? null) : undefined,
      ...opened,
      draft: opened.draft && withNewWording(opened.draft, fitting),
    }
  }

  async function openDraft(userId: string, cardId: string, sendingId: string | undefined) {
    const { draft: stored, signature } = await drafts.findWithSignature(userId, cardId)
    return { opened: await openDrafts.open(userId, cardId, { sendingId, stored }), drawn: signature && signatures.open(userId, signature) }
  }

  /** Puts the opened card first in the user's recent cards. The form opens even if identity cannot save this. */
  async function rememberRecent(session: Session, cardId: string): Promise<void> {
    const { recents, id } = session.user
    if (recents[0] === cardId) return
    try {
      await preferences.change(session, { opened: cardId })
    } catch (error) {
      if (!isUpstreamError(error)) throw error
      logFailure(env.log, 'The recents could not be written.', error, { userId: id })
    }
  }
}

/** Shows a locked message with its present words when the client has changed it, because the card will be printed with these words. */
function withNewWording(draft: Draft, { messageStarters }: CardDetails): Draft {
  const now = findNewWording(draft.form.closing, messageStarters)
  return now ? { ...draft, form: { ...draft.form, closing: now.text } } : draft
}
