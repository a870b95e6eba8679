import type { Env } from '@fondly/kit/env.ts'
import { repeat } from '@fondly/kit/repeat.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { type Listener, openListener } from '@fondly/kit/sql/listen.ts'
import { preflight } from '@fondly/stationery/layout/preflight/preflight.ts'
import { createProofFinder } from './approved-proofs/approved-proofs.ts'
import { createActivityLog } from './activity/activity-log.ts'
import { keepActivity } from './activity/keep-activity.ts'
import { verifyActivity } from './activity/verify-activity.ts'
import { createAuditLog } from './audit/audit-log.ts'
import { createSecurityLog } from './audit/security-log.ts'
import { createBrands, type BrandedClient } from './brands/brands.ts'
import type { Inspect } from './card-print/print-findings.ts'
import { createCardAccess } from './catalogue/card-access.ts'
import { createCatalogues } from './catalogue/catalogues.ts'
import { CHANGE_CHANNEL, createChanges } from './changes/changes.ts'
import { createClosedDays } from './closed-days/closed-days.ts'
import { createClients } from './clients/clients.ts'
import { eraseContactsOfUser } from './contacts/erase-contacts.ts'
import { createContactImportWork } from './contacts/import/work-on-imports.ts'
import { createLoadPastContacts } from './contacts/load-past-contacts.ts'
import { createRememberRecipients } from './contacts/remember-recipients.ts'
import type { CoreSettings, Gateways, CoreContext } from './context.ts'
import { type DesignDesk, noDesignDesk } from './designs/design-desk.ts'
import { createDesignFiles } from './designs/design-files.ts'
import { createListWaitingDesigns } from './designs/waiting-designs.ts'
import { createOwnCards } from './designs/own-cards.ts'
import { createOwnDesigns } from './designs/own-designs.ts'
import { createDrafts } from './drafts/drafts.ts'
import { createInvitationStore } from './invitations/invitation-store.ts'
import { createOpenInvitation } from './invitations/invitation-target.ts'
import { createMakeInvitation } from './invitations/make-invitation.ts'
import { createUserLock } from './users/user-lock.ts'
import { createMailQueue, type DeliverMail } from './mail/mail-queue.ts'
import { createDailyRound } from './occasions/daily-round.ts'
import { noPress, type PressDesk } from './orders/press-desk.ts'
import { workOnImports } from './people/import/import-workflow.ts'
import { createPeopleDirectory } from './people/people-directory.ts'
import { createPostalDays } from './postal-days/postal-days.ts'
import { createSharedCounters } from './rate-limits/shared-rate-limit.ts'
import { createJudgeRegistrant } from './registrations/judge-registrant.ts'
import { createOpenRegistration } from './registrations/registration-target.ts'
import { createRegistrationStore } from './registrations/registration-store.ts'
import { createReports } from './reports/reports.ts'
import { createDataSeal } from './seal/seal.ts'
import { createRecheckAddresses } from './sender-profiles/recheck-addresses.ts'
import { createLoadPastSendings } from './sendings/load-past-sendings.ts'
import { type SendingTimings, createSendings } from './sendings/sendings.ts'
import { createClosedProviders } from './sessions/closed-provider.ts'
import { createSessions } from './sessions/sessions.ts'
import type { ReadWorkbook } from './spreadsheets/read-table.ts'
import { readWorkbook } from './spreadsheets/xlsx/read-workbook.ts'
import { coreMigrations } from './store/migrations.ts'
import { sweep } from './store/sweep.ts'
import { sweepEach } from './store/sweep-each.ts'
import type { CoreTables } from './store/tables.ts'
import { createLogoFiles } from './uploads/logo-files.ts'
import { noPictureDesk, type PictureDesk } from './uploads/picture-desk.ts'
import { eraseKept } from './users/erase-kept.ts'
import { forgetCountsOfSenders } from './users/forget-counts-of-senders.ts'
import { createMonthlyCardCount } from './users/monthly-card-count.ts'
import { createPreferences } from './users/preferences.ts'
import { createRecipients } from './users/recipients.ts'

export type CoreOptions = Gateways & {
  env: Env
  databaseUrl: string
  poolSize: number
  /**
   * Receives the notifications of the database about writes of other processes. Without it, the core opens its own. The core closes it in both cases.
   */
  listener?: Listener
  settings: CoreSettings
  /**
   * How long a lease on a sending lasts, in milliseconds. When a process has not renewed it for this long, another process takes the sending over.
   */
  leaseMilliseconds?: number
  /** When a failed sending is tried again. */
  pace?: Pick<SendingTimings, 'pollMilliseconds' | 'backOff' | 'ownSendingWaitMilliseconds'>
  /** Sends the product's e-mails. Without it, e-mails wait for the outbox page. */
  sendMail?: DeliverMail | undefined
  /** Assigns a population to a client at the embedded address worker. */
  assignPopulation?: ((populationId: string, clientId: string) => Promise<void>) | undefined
  /** What the press knows about orders. Without it, no order can be withdrawn. */
  press?: PressDesk
  /** Reads and stores uploaded pictures. Without it, no picture can be uploaded. */
  pictureDesk?: PictureDesk
  /** Reads and stores uploaded card designs. Without it, no design can be uploaded. */
  designDesk?: DesignDesk
  /** Reads uploaded workbooks in a separate process. Without it, this process reads them. */
  readWorkbook?: ReadWorkbook
  /** Runs the preflight of the press. Without it, the preflight of the layout is used. */
  inspect?: Inspect
}

const SWEEP_INTERVAL_MS = 10 * 60_000
const REPORT_INTERVAL_MS = 60_000
const RECHECK_INTERVAL_MS = 10 * 60_000
const OCCASION_INTERVAL_MS = 60_000

/** Creates the use cases of the product on its own tables and four gateways. This code knows nothing of HTTP. */
export async function createCore(options: CoreOptions) {
  const { env, settings } = options
  const database = openDatabase<CoreTables>({
    url: options.databaseUrl,
    schema: 'bff',
    poolSize: options.poolSize,
    onLostConnection: (cause) => env.log.warn('A connection to the database was lost.', { cause }),
  })
  await migrate(database, 'bff', coreMigrations)
  const securityLog = createSecurityLog({ database, dataKey: settings.dataKey, clock: env.clock, log: env.log })
  const reporting = setInterval(securityLog.report, REPORT_INTERVAL_MS)
  reporting.unref()
  const context = createContext(options, database, securityLog.record)
  const listener = options.listener ?? openListener({ url: options.databaseUrl, log: env.log })
  const sendings = createSendings(context, listener, { leaseMilliseconds: options.leaseMilliseconds, ...options.pace })
  const designFiles = createDesignFiles(context)
  const logoFiles = createLogoFiles(context)
  const sweepAll = () =>
    sweepEach(
      {
        rows: () => sweep(database, env.clock(), settings),
        recipients: context.recipients.clearAgain,
        designs: () => designFiles.sweep(),
        logos: () => logoFiles.sweep(),
      },
      env.log,
    )
  const sweeping = repeat({
    task: sweepAll,
    intervalMs: SWEEP_INTERVAL_MS,
    onFailure: (cause) => env.log.warn('Expired rows could not be removed.', { cause }),
  })
  const recheckAddresses = createRecheckAddresses(context)
  const rechecking = repeat({
    task: recheckAddresses,
    intervalMs: RECHECK_INTERVAL_MS,
    onFailure: (cause) => env.log.warn('Return addresses could not be checked again.', { cause }),
  })
  listener.on(CHANGE_CHANNEL, context.changes.hear)
  const upkeep = keepActivity(context)
  const counting = forgetCountsOfSenders(context, listener)
  const delivery = context.mails.deliver()
  const reports = createReports(context)
  const closedDays = createClosedDays(context, sendings)
  const prepareOccasions = createDailyRound(context)
  const workers = new Set<{ stop: () => Promise<void> }>()

  return {
    /** Everything on which a use case may depend. A caller takes only the members that it uses. */
    context,
    sendings,
    reports: { ...reports, run: () => reports.run(listener) },
    closedDays,
    /** Creates counters of requests that all processes share, by a name and a key. */
    sharedCounters: createSharedCounters({ database, env, dataKey: settings.dataKey }),
    /** Returns how often each security event happened in this process. */
    securityEventCounts: securityLog.counts,
    /** Loads the branding of clients, which is the product's part of a load folder. */
    load: (documents: { clients: readonly BrandedClient[] }): Promise<void> => context.brands.load(documents.clients),
    /** Loads sendings of the past, for demonstrations. */
    loadPastSendings: createLoadPastSendings(context),
    /** Adds the recipients of past cards to address books, for demonstrations. */
    loadPastContacts: createLoadPastContacts(context),
    /** Counts a security event and writes it to the audit log. */
    recordSecurityEvent: securityLog.record,
    /** Ends every session of this user, so that the next sign-in resolves the user again. */
    signOut: (userId: string, { exceptAccessToken }: { exceptAccessToken?: string | undefined } = {}): Promise<void> =>
      context.sessions.endAllOf(userId, exceptAccessToken),
    /** Deletes the personal contacts of a user. Returns the number of deleted contacts. */
    eraseContacts: (userId: string): Promise<number> => eraseContactsOfUser(database, userId),
    activity: context.activity,
    /** Lists the designs of all clients that are offered but that commerce does not sell yet. */
    listWaitingDesigns: createListWaitingDesigns(context),
    /** Lists the product's e-mails that were not sent, newest first. */
    latestMail: (count: number) => context.mails.latest(count),
    /** Deletes what a user has saved for the next cards, and removes the user's name from lists. */
    eraseKept: (userId: string) => eraseKept(context, userId),
    /** Checks every entry of the activity log. Also compares the log with heads that somebody recorded elsewhere. */
    verifyActivity: (heads: readonly string[] = []) =>
      verifyActivity({ database, seal: context.seal, dataKey: settings.dataKey, env }, heads),
    /** Finds the proof that the sender of an order approved. */
    proofOf: createProofFinder(database, context.seal),
    /** Removes expired rows; this also runs every ten minutes. */
    sweep: sweepAll,
    /** Checks return addresses again for which the address check had no answer. This also runs every ten minutes. */
    recheckAddresses,
    /** Prepares the cards for coming occasions. A worker also does this once a day. */
    prepareOccasions,
    /**
     * Starts a worker. It works on due sendings (also those of a process that died), on the cards of closed days, on imports of people, and on the
     * cards for coming occasions. It runs until `stop` is called or the core is closed.
     */
    work(): { stop: () => Promise<void> } {
      const parts = [
        sendings.work(env.ids()),
        closedDays.run(),
        createRememberRecipients(context).run(listener),
        createContactImportWork(context).run(listener),
        workOnImports(context, { listener, holder: env.ids(), leaseMilliseconds: options.leaseMilliseconds }),
        repeat({
          task: prepareOccasions,
          intervalMs: OCCASION_INTERVAL_MS,
          onFailure: (cause) => env.log.warn('The cards for coming occasions could not be prepared. They are tried again.', { cause }),
        }),
      ]
      const worker = { stop: async () => void (await Promise.all(parts.map((part) => part.stop()))) }
      workers.add(worker)
      return worker
    },
    /** Returns how a sending ended. The press asks this when the sending had reserved an order. */
    sendingOutcome: sendings.outcome,
    /** Counts the sendings that have not ended. */
    unfinishedSendings: (): Promise<number> => sendings.unfinished(),
    async close(): Promise<void> {
      clearInterval(reporting)
      await Promise.all([sweeping, rechecking, upkeep, counting, delivery, ...workers].map((running) => running.stop()))
      await listener.close()
      securityLog.report()
      await securityLog.written()
      await database.destroy()
    },
  }
}

export type Core = Awaited<ReturnType<typeof createCore>>

const readHere: ReadWorkbook = (bytes) => Promise.resolve(readWorkbook(bytes))
const layoutAlone: Inspect = (pages) => Promise.resolve(preflight(pages))

function createContext(
  {
    env,
    settings,
    commerce,
    identity,
    worker,
    renderer,
    sendMail,
    assignPopulation,
    press = noPress,
    pictureDesk = noPictureDesk,
    designDesk = noDesignDesk,
    readWorkbook: readUploaded = readHere,
    inspect = layoutAlone,
  }: CoreOptions,
  database: CoreContext['database'],
  recordSecurityEvent: CoreContext['recordSecurityEvent'],
): CoreContext {
  const seal = createDataSeal(settings.dataKey, env.random)
  const sessions = createSessions(database, seal, env, settings)
  const clients = createClients(commerce, env)
  const brands = createBrands(database, env)
  const calendar = createPostalDays({ commerce, clients, zone: settings.postalZone, env })
  const people = createPeopleDirectory({ identity, worker, env })
  const designs = createOwnDesigns(database, env)
  const ownCards = createOwnCards(designs, settings.publicUrl, env)
  const activity = createActivityLog({ database, seal, dataKey: settings.dataKey, env })
  const mails = createMailQueue({ database, seal, env }, sendMail)
  const invitations = createInvitationStore({ database, seal, dataKey: settings.dataKey, env })
  const makeInvitation = createMakeInvitation({
    brands,
    clients,
    database,
    env,
    identity,
    invitations,
    mails,
    people,
    settings,
  })
  const registrations = createRegistrationStore({ database, seal, env })
  const openRegistration = createOpenRegistration({ brands, clients, database, identity, mails, people, registrations, settings })
  const openInvitation = createOpenInvitation({ invitations, makeInvitation })
  return {
    env,
    settings,
    commerce,
    identity,
    worker,
    renderer,
    database,
    seal,
    activity,
    audit: createAuditLog(database, env.clock),
    assignPopulation,
    changes: createChanges({
      activity,
      brands,
      calendar,
      clients,
      commerce,
      database,
      designs,
      env,
      identity,
      openInvitation,
      openRegistration,
      ownCards,
      people,
      registrations,
      seal,
      sessions,
    }),
    recordSecurityEvent,
    brands,
    calendar,
    catalogues: createCatalogues({ commerce, ownCards }, env),
    clients,
    designDesk,
    designs,
    drafts: createDrafts(database, seal, env),
    inspect,
    invitations,
    makeInvitation,
    mails,
    ownCards,
    cardAccess: createCardAccess({ clients, commerce, ownCards }, env),
    people,
    preferences: createPreferences({
      identity,
      sessions,
      withLock: createUserLock({ database, env, dataKey: settings.dataKey, name: 'preferences' }),
    }),
    pictureDesk,
    press,
    readWorkbook: readUploaded,
    recipients: createRecipients({ database, seal, env, identity, sessions }),
    registrations,
    judgeRegistrant: createJudgeRegistrant({ clients, database, registrations }),
    sessions,
    isThroughClosedProvider: createClosedProviders({ identity, env }),
    monthlyCardCount: createMonthlyCardCount(commerce, calendar, env),
  }
}
