import { join } from 'node:path'
import { createBff } from '@fondly/bff/bff.ts'
import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import { Scene } from '@fondly/contracts/load/scene.ts'
import { createCore, type CoreOptions } from '@fondly/core/core.ts'
import { openDesignReader } from '@fondly/core/designs/files/open-design-reader.ts'
import { openWorkbookReader } from '@fondly/core/spreadsheets/open-workbook-reader.ts'
import { commerceGateway } from '@fondly/gateways/commerce/commerce-gateway.ts'
import { identityGateway } from '@fondly/gateways/identity/identity-gateway.ts'
import { rendererGateway } from '@fondly/gateways/renderer/renderer-gateway.ts'
import { workerGateway } from '@fondly/gateways/worker/worker-gateway.ts'
import { ask } from '@fondly/kit/ask.ts'
import { openBlobs } from '@fondly/kit/blobs/open-blobs.ts'
import type { Env } from '@fondly/kit/env.ts'
import { dataKeys } from '@fondly/kit/keys.ts'
import { openListener } from '@fondly/kit/sql/listen.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import { findPrintProblems } from '@fondly/press/preflight/inspect.ts'
import { openPreflight, type Preflight } from '@fondly/press/preflight/open-preflight.ts'
import { press } from '@fondly/press/press.ts'
import type { LayeredCard } from '@fondly/stationery/layout/layered-page.ts'
import { foreignPictures } from '@fondly/pictures/foreign-pictures.ts'
import { DEMONSTRATION } from './commands/demonstration.ts'
import { readWorld } from './commands/read-world.ts'
import { createHistory, type History } from './history/load-history.ts'
import { embeddedUpstreams } from './embedded/embedded.ts'
import type { PasswordCost } from './embedded/embedding-options.ts'
import { flowUrls, identityAddress } from './settings/identity-address.ts'
import { withCheckedKeys, type KeyName } from './settings/key-check.ts'
import { createSendMail, writeProductMail } from './mail/write-product-mail.ts'
import { createUpstreams, type Upstreams } from './upstreams.ts'
import { printArt } from '@fondly/press/preflight/print-art.ts'
import { remoteAddress } from './serve/remote-address.ts'
import type { Settings } from './settings/settings.ts'

export type Product = Awaited<ReturnType<typeof compose>>

export type Composing = {
  env: Env
  settings: Settings
  databaseUrl: string
  /** Wraps the upstreams, for tests that drop an answer or end the process at a call. */
  reach?: (upstreams: Upstreams) => Upstreams
  /** How long the lease of a process that works on sendings, or that prints, lasts without renewal. */
  leases?: { sendingMilliseconds: number; pressSeconds: number }
  /** The time after which a failed step of a sending is tried again. */
  pace?: CoreOptions['pace']
  /** Time limits for the upstreams that replace those of LIMITS. */
  limits?: Partial<typeof LIMITS>
  /** Replaces the preflight, for a test whose checks take longer. */
  preflight?: Pick<Preflight, 'checks' | 'close'>
  /** How many processes serve together on one port. Limits that each process counts alone are divided by this number. */
  processes?: number
  /** The cost of a password hash; low for a test that signs in often. */
  passwordCost?: PasswordCost
}

/**
 * Time limits for the upstreams, in milliseconds: of one call with headers and body, and for commerce also of all calls of one operation. A step of a
 * sending is tried at most twice when its upstream is silent, so that the sender hears within ten seconds. The renderer gets nearly all of these ten
 * seconds, because drawing begins first and a busy machine draws slowly. `rest`: how long the circuit of a failing upstream first stays open.
 * `firstScreen`: how long a document waits for its first screen, before it is sent without the screen.
 */
export const LIMITS = {
  commerceCall: 3_500,
  commerceStep: 4_200,
  renderer: 8_000,
  worker: 5_000,
  identity: 15_000,
  rest: 2_000,
  firstScreen: 100,
}
const IDLE_HOURS = 8
const ABSOLUTE_HOURS = 24

/**
 * Composes the whole product on one database: four upstreams, their gateways, the core, the BFF and the press. Nothing runs in the background before
 * `core.work` and `press.run`. Throws CannotStart when the keys in the data folder are not those of the database.
 */
export function compose(composing: Composing) {
  return withCheckedKeys({ databaseUrl: composing.databaseUrl, data: composing.settings.data }, () => composeParts(composing))
}

async function composeParts({
  env,
  settings,
  databaseUrl,
  reach = (upstreams) => upstreams,
  leases,
  pace,
  limits,
  passwordCost,
  processes = 1,
  preflight = openPreflight({ log: env.log }),
}: Composing) {
  const keys = dataKeys<KeyName>(settings.data)
  const blobs = openBlobs(settings.blobs, { fetch: env.fetch, credentials: settings.s3 })
  // `core.close` closes the listener.
  const listener = openListener({ url: databaseUrl, log: env.log })
  const embedded = await embeddedUpstreams({
    env,
    settings,
    databaseUrl,
    keys,
    blobs,
    listener,
    passwordCost,
    recordSecurityEvent: (event) => core.recordSecurityEvent(event),
    onPasswordChanged: ({ userId, accessToken }) => core.signOut(userId, { exceptAccessToken: accessToken }),
    listOtherMail: async (count, language) =>
      (await core.latestMail(count)).map(({ recipient, createdAt, content }) => ({
        recipient,
        createdAt,
        ...writeProductMail(content, language === 'es' ? 'es' : 'en_US'),
      })),
  })
  const upstreams = reach(createUpstreams(settings, embedded, env.fetch))
  const deadlines = { ...LIMITS, ...limits }

  const commerce = commerceGateway({
    env,
    timeoutMilliseconds: deadlines.commerceCall,
    stepMilliseconds: deadlines.commerceStep,
    restMilliseconds: deadlines.rest,
    ...settings.commerce,
    endpoint: upstreams.commerce,
    tokenEndpoint: upstreams.commerceToken,
    slot: 'header-banner',
    blackoutType: 'BlackoutDate',
  })
  const identity = identityGateway({
    env,
    timeoutMilliseconds: deadlines.identity,
    ...settings.identity,
    issuerUrl: `${identityAddress(settings)}/as`,
    apiUrl: upstreams.identityApi.baseUrl,
    endpoint: upstreams.identity,
    inProcess: !settings.identity.url,
  })
  const worker = workerGateway({
    ...upstreams.worker,
    env,
    bearer: () => Promise.resolve(settings.worker.token),
    deadlineMilliseconds: deadlines.worker,
    restMilliseconds: deadlines.rest,
  })
  const renderer = rendererGateway({
    env,
    timeoutMilliseconds: deadlines.renderer,
    restMilliseconds: deadlines.rest,
    endpoint: upstreams.renderer,
    bearer: settings.renderer.token,
  })

  const printFile = async (url: string): Promise<Uint8Array> => {
    const answer = await ask(
      upstreams.files,
      { url },
      {
        upstream: 'renderer',
        deadlineMilliseconds: 60_000,
        largestBody: 64 * 1024 * 1024,
      },
    )
    if (!answer.ok) throw new UpstreamRefused('renderer', answer.status, 'PrintFile', 'The print file could not be fetched.')
    return new Uint8Array(await answer.arrayBuffer())
  }
  // A remote renderer decides itself from which hosts it loads pictures.
  const foreign = settings.renderer.url ? undefined : foreignPictures({ allowedHosts: settings.renderer.pictureHosts })
  const foundArt = printArt({
    publicOrigin: settings.url,
    own: embedded.art,
    ownPicture: embedded.ownPicture,
    foreign,
    decode: embedded.studio.decode,
    toScene: (document) => Scene.parse(document),
    clock: env.clock,
  })
  const designReader = openDesignReader({ log: env.log })
  const workbookReader = openWorkbookReader({ log: env.log })
  const artOf = async (pages: LayeredCard) => (await foundArt(pages)).art
  const printing = await press({
    env,
    databaseUrl,
    poolSize: settings.poolSize,
    commerce,
    root: join(settings.data, 'print'),
    cut: settings.pressCut,
    mailer: settings.mailer,
    leaseSeconds: leases?.pressSeconds,
    sendingOutcome: (sendingId) => core.sendingOutcome(sendingId),
    printFile,
    // The press knows only commerce and its own tables, so pass in the approved proofs.
    inspection: { proofOf: (orderNo, scanCode) => core.proofOf(orderNo, scanCode), artOf, checks: preflight.checks },
  })
  const core = await createCore({
    env,
    databaseUrl,
    listener,
    poolSize: settings.poolSize,
    leaseMilliseconds: leases?.sendingMilliseconds,
    pace,
    commerce,
    identity,
    worker,
    renderer,
    assignPopulation: embedded.assignPopulation,
    press: printing,
    designDesk: {
      read: designReader.read,
      blobs: { ...embedded.uploads, get: blobs.get },
      store: embedded.storeDesign,
    },
    readWorkbook: workbookReader.read,
    pictureDesk: { ...embedded.studio, ...embedded.brandFiles },
    sendMail: createSendMail(settings.mail),
    inspect: async (pages, scanCode) => findPrintProblems(pages, { ...(await foundArt(pages)), scanCode, checks: preflight.checks }),
    settings: {
      publicUrl: settings.url,
      mode: settings.mode,
      debug: settings.debug,
      sentryDsn: settings.sentryDsn,
      flowUrls: flowUrls(settings),
      fragmentTokens: settings.identity.answersWith === 'fragment',
      postalZone: settings.postalZone,
      pressZip: settings.pressZip,
      cutOff: settings.pressCut.mode === 'cut-off' ? settings.pressCut.time : undefined,
      mailsPerDay: settings.mailsPerDay,
      recognisedDays: settings.recognisedDays,
      dashboardUrl: settings.dashboardUrl,
      // A real PingOne has no page where our users manage their second factors.
      secondFactorsUrl: settings.identity.url ? undefined : `${settings.url}/identity/${settings.identity.environmentId}/devices`,
      changesPasswords: settings.identity.changesPasswords,
      helpEmail: settings.helpEmail,
      drawnElsewhere: settings.renderer.url !== undefined,
      privacyUrl: settings.privacyUrl,
      companyUrl: settings.companyUrl,
      dataKey: await keys.get('data-at-rest', 32),
      idleHours: IDLE_HOURS,
      absoluteHours: ABSOLUTE_HOURS,
    },
  })
  const bff = createBff({
    core,
    remoteAddress,
    processes,
    firstScreenWaitMs: deadlines.firstScreen,
    mounts: [{ path: '/press', roles: ['admin'], fetch: printing.fetch }],
  })

  return {
    embedded,
    gateways: { commerce, identity, worker, renderer },
    core,
    bff,
    press: printing,
    /** Fetches print files and the art of their pages, and checks cards before printing. */
    print: { file: printFile, artOf, checks: preflight.checks },
    /** Loads a checked load folder into the upstreams and the product. Repeating it is harmless. */
    load: async (documents: LoadDocuments): Promise<void> => {
      await embedded.load(documents)
      await core.load(documents)
    },
    /** Creates the demonstration's year of cards up to `now`. Undefined for a real commerce, which has its own orders. */
    createHistory: async (now: Date): Promise<History | undefined> =>
      embedded.commerce &&
      createHistory({ embedded, commerce, renderer, core, press: printing, settings }, await readWorld(DEMONSTRATION.folder), now),
    close: async (): Promise<void> => {
      await core.close()
      await printing.close()
      await preflight.close()
      await designReader.close()
      await workbookReader.close()
      await embedded.close()
    },
  }
}
