import type { Commerce } from '@fondly/gateways/commerce/commerce.ts'
import type { Identity } from '@fondly/gateways/identity/identity.ts'
import type { Renderer } from '@fondly/gateways/renderer/renderer.ts'
import type { Worker } from '@fondly/gateways/worker/worker.ts'
import type { Env } from '@fondly/kit/env.ts'
import type { RecordSecurityEvent } from '@fondly/kit/security-events.ts'
import type { Kysely } from 'kysely'
import type { ActivityLog } from './activity/activity-log.ts'
import type { Audit } from './audit/audit-log.ts'
import type { Inspect } from './card-print/print-findings.ts'
import type { Brands } from './brands/brands.ts'
import type { Catalogues } from './catalogue/catalogues.ts'
import type { PostalDays } from './postal-days/postal-days.ts'
import type { Changes } from './changes/changes.ts'
import type { DesignDesk } from './designs/design-desk.ts'
import type { OwnCards } from './designs/own-cards.ts'
import type { OwnDesigns } from './designs/own-designs.ts'
import type { Clients } from './clients/clients.ts'
import type { Drafts } from './drafts/drafts.ts'
import type { CardAccess } from './catalogue/card-access.ts'
import type { PeopleDirectory } from './people/people-directory.ts'
import type { InvitationStore } from './invitations/invitation-store.ts'
import type { MakeInvitation } from './invitations/make-invitation.ts'
import type { MailQueue } from './mail/mail-queue.ts'
import type { PressDesk } from './orders/press-desk.ts'
import type { Seal } from './seal/seal.ts'
import type { IsThroughClosedProvider } from './sessions/closed-provider.ts'
import type { Sessions } from './sessions/sessions.ts'
import type { ReadWorkbook } from './spreadsheets/read-table.ts'
import type { CoreTables } from './store/tables.ts'
import type { PictureDesk } from './uploads/picture-desk.ts'
import type { Preferences } from './users/preferences.ts'
import type { JudgeRegistrant } from './registrations/judge-registrant.ts'
import type { RegistrationStore } from './registrations/registration-store.ts'
import type { Recipients } from './users/recipients.ts'
import type { MonthlyCardCount } from './users/monthly-card-count.ts'

/** The operator's settings, read and checked by launch. */
export type CoreSettings = {
  /** Where browsers reach us, without a trailing slash. */
  publicUrl: string
  mode: 'demo' | 'production'
  debug: boolean
  /** The Sentry address to which pages report errors, besides our own log. */
  sentryDsn?: string | undefined
  /**
   * The addresses at which the page reads the flows of a sign-in, by environment id: a flow is at {address}/{id}. The first environment is that of
   * our own identity.
   */
  flowUrls: Record<string, string>
  /** True when identity returns tokens in the fragment of the address instead of a code. */
  fragmentTokens?: boolean
  /** True when a remote renderer that is not Fondly's draws the cards. */
  drawnElsewhere?: boolean
  /** The zone of the postal day, such as America/New_York. */
  postalZone: string
  /** The ZIP code at which the press hands the cards to the post. */
  pressZip: string
  /** The time of the postal day at which the press cuts the cards of a mail date. Undefined when the press has no fixed time. */
  cutOff?: string | undefined
  /** How many invitations and codes the administrators of one client may send in a day. */
  mailsPerDay: number
  dashboardUrl: string | undefined
  /** Identity's page on which users manage their own second factors. */
  secondFactorsUrl?: string | undefined
  /** Users may change their own password. */
  changesPasswords?: boolean
  /** How many days after a card was sent the product shows it to somebody who writes to the same person, 0 to 90. Default 90; 0 shows no cards. */
  recognisedDays?: number
  helpEmail: string | undefined
  privacyUrl: string | undefined
  companyUrl: string | undefined
  /** The key for everything that is sealed in the database. It has at least 32 bytes, is made once, and must be kept with the data. */
  dataKey: Uint8Array
  /** A session ends after `idleHours` without activity, and after `absoluteHours` in any case. */
  idleHours: number
  absoluteHours: number
}

export type Gateways = { commerce: Commerce; identity: Identity; worker: Worker; renderer: Renderer }

/** Everything a use case may depend on. Take only the members you use: Pick<CoreContext, 'database' | 'seal'>. */
export type CoreContext = Gateways & {
  env: Env
  settings: CoreSettings
  /** The database with the schema `bff`. Never hold a connection while a gateway is called. */
  database: Kysely<CoreTables>
  seal: Seal
  activity: ActivityLog
  audit: Audit
  /** Tells the address worker that the people of a population belong to a client. Undefined with a remote worker, which its operator must configure. */
  assignPopulation: ((populationId: string, clientId: string) => Promise<void>) | undefined
  recordSecurityEvent: RecordSecurityEvent
  brands: Brands
  calendar: PostalDays
  catalogues: Catalogues
  changes: Changes
  clients: Clients
  designDesk: DesignDesk
  designs: OwnDesigns
  drafts: Drafts
  inspect: Inspect
  invitations: InvitationStore
  makeInvitation: MakeInvitation
  mails: MailQueue
  ownCards: OwnCards
  cardAccess: CardAccess
  people: PeopleDirectory
  preferences: Preferences
  pictureDesk: PictureDesk
  press: PressDesk
  readWorkbook: ReadWorkbook
  recipients: Recipients
  registrations: RegistrationStore
  judgeRegistrant: JudgeRegistrant
  sessions: Sessions
  isThroughClosedProvider: IsThroughClosedProvider
  monthlyCardCount: MonthlyCardCount
}
