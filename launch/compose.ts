import { join } from 'node:path'
import { createBff } from '@fondly/bff/bff.ts'
import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import { createCore, type CoreOptions } from '@fondly/core/core.ts'
import { commerceGateway } from '@fondly/gateways/commerce/commerce-gateway.ts'
import { identityGateway } from '@fondly/gateways/identity/identity-gateway.ts'
import { rendererGateway } from '@fondly/gateways/renderer/renderer-gateway.ts'
import { workerGateway } from '@fondly/gateways/worker/worker-gateway.ts'
import { ask } from '@fondly/kit/ask.ts'
import { openBlobs } from '@fondly/kit/blobs/blobs.ts'
import type { Env } from '@fondly/kit/env.ts'
import { dataKeys } from '@fondly/kit/keys.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import { findPrintProblems } from '@fondly/press/preflight/inspect.ts'
import { openPreflight, type Preflight } from '@fondly/press/preflight/open-preflight.ts'
import { press } from '@fondly/press/press.ts'
import type { LayeredCard } from '@fondly/stationery/layout/layered-page.ts'
import type { PasswordCost } from '@fondly/upstreams/identity/password.ts'
import { foreignPictures } from '@fondly/upstreams/renderer/foreign-pictures.ts'
import { embeddedUpstreams } from './embedded.ts'
import { flowUrls, identityAddress } from './identity-address.ts'
import { withCheckedKeys, type KeyName } from './key-check.ts'
import { createUpstreams, type Upstreams } from './upstreams.ts'
import { printArt } from './print-art.ts'
import { remoteAddress } from './remote-address.ts'
import type { Settings } from './settings.ts'

export type Product = Awaited<ReturnType<typeof compose>>

export type Composing = {
  env: Env
  settings: Settings
  databaseUrl: string
  /** Another way to the upstreams: a test's, that drops an answer or dies at a call. */
  reach?: (lines: Upstreams) => Upstreams
  /** After so long without a sign a process that works sendings or prints is taken for dead. */
  takenForDead?: { sendingMilliseconds: number; pressSeconds: number }
  /** How soon a sending that failed is tried again. */
  pace?: CoreOptions['pace']
  /** Another patience with the upstreams. */
  limits?: Partial<typeof LIMITS>
  /** What checks cards before they are printed: a test's, that takes longer. */
  preflight?: Pick<Preflight, 'checks' | 'close'>
  /** What it costs to check a password: a test's, which signs in all the time. */
  passwordCost?: PasswordCost
}

/**
 * How long upstreams are waited for, in milliseconds: one call, headers and body together; and all the calls that one wish needs of commerce. A step
 * of a sending is tried twice at the most when its upstream is silent, so that its sender hears within ten seconds; the drawing is begun first of all
 * and has them nearly whole, for a busy machine draws slowly. `rest`: how long an upstream that
 * is ill is first left in peace.
 */
export const LIMITS = { commerceCall: 3_500, commerceStep: 4_200, renderer: 8_000, worker: 5_000, identity: 15_000, rest: 2_000 }
const IDLE_HOURS = 8
const ABSOLUTE_HOURS = 24

/**
 * The whole product on one database: four upstreams, their gateways, the core, the BFF and the press. Nothing works by itself until `core.work` and `press.run`.
 * Throws CannotStart when the keys in the data folder are not those of the database.
 */
export function compose(composing: Composing) {
  return withCheckedKeys({ databaseUrl: composing.databaseUrl, data: composing.settings.data }, () => composeParts(composing))
}

async function composeParts({
  env,
  settings,
  databaseUrl,
  reach = (lines) => lines,
  takenForDead,
  pace,
  limits,
  passwordCost,
  preflight = openPreflight({ log: env.log }),
}: Composing) {
  const keys = dataKeys<KeyName>(settings.data)
  const blobs = openBlobs(settings.blobs, { fetch: env.fetch, credentials: settings.s3 })
  const embedded = await embeddedUpstreams({
    env,
    settings,
    databaseUrl,
    keys,
    blobs,
    passwordCost,
    recordSecurityEvent: (event) => core.recordSecurityEvent(event),
    // The people of a remote identity are not those of the embedded one.
    onPasswordChanged: async ({ userId, accessToken }) => {
      if (!settings.identity.url) await core.signOut(userId, { exceptAccessToken: accessToken })
    },
  })
  const lines = reach(createUpstreams(settings, embedded, env.fetch))
  const patience = { ...LIMITS, ...limits }

  const commerce = commerceGateway({
    env,
    timeoutMilliseconds: patience.commerceCall,
    stepMilliseconds: patience.commerceStep,
    restMilliseconds: patience.rest,
    ...settings.commerce,
    line: lines.commerce,
    tokenLine: lines.commerceToken,
    slot: 'header-banner',
    blackoutType: 'BlackoutDate',
  })
  const identity = identityGateway({
    env,
    timeoutMilliseconds: patience.identity,
    ...settings.identity,
    issuerUrl: `${identityAddress(settings)}/as`,
    apiUrl: lines.identityApi.baseUrl,
    line: lines.identity,
    inProcess: !settings.identity.url,
  })
  const worker = workerGateway({
    ...lines.worker,
    env,
    bearer: () => Promise.resolve(settings.worker.token),
    deadlineMilliseconds: patience.worker,
    restMilliseconds: patience.rest,
  })
  const renderer = rendererGateway({
    env,
    timeoutMilliseconds: patience.renderer,
    restMilliseconds: patience.rest,
    line: lines.renderer,
    bearer: settings.renderer.token,
  })

  const printFile = async (url: string): Promise<Uint8Array> => {
    const answer = await ask(
      lines.files,
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
  // A renderer elsewhere has its own hosts and its own rules for them.
  const foreign = settings.renderer.url ? undefined : foreignPictures({ allowedHosts: settings.renderer.pictureHosts })
  const foundArt = printArt({ publicOrigin: settings.url, own: embedded.art, foreign, decode: embedded.decode, clock: env.clock })
  const artOf = async (pages: LayeredCard) => (await foundArt(pages)).art
  const printing = await press({
    env,
    databaseUrl,
    poolSize: settings.poolSize,
    commerce,
    root: join(settings.data, 'print'),
    cut: settings.pressCut,
    mailer: settings.mailer,
    turnSeconds: takenForDead?.pressSeconds,
    sendingOutcome: (sendingId) => core.sendingOutcome(sendingId),
    printFile,
    // The press knows commerce and its own tables; what a sender approved is told it from here.
    inspection: { proofOf: (orderNo, scanCode) => core.proofOf(orderNo, scanCode), artOf, checks: preflight.checks },
  })
  const core = await createCore({
    env,
    databaseUrl,
    poolSize: settings.poolSize,
    leaseMilliseconds: takenForDead?.sendingMilliseconds,
    pace,
    commerce,
    identity,
    worker,
    renderer,
    press: printing,
    inspect: async (pages, scanCode) => findPrintProblems(pages, { ...(await foundArt(pages)), scanCode, checks: preflight.checks }),
    settings: {
      publicUrl: settings.url,
      mode: settings.mode,
      debug: settings.debug,
      sentryDsn: settings.sentryDsn,
      flowUrls: flowUrls(settings),
      fragmentTokens: settings.identity.answersWith === 'fragment',
      postalZone: settings.postalZone,
      dashboardUrl: settings.dashboardUrl,
      // A real PingOne has no such page that our users could be sent to.
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
  const bff = createBff({ core, remoteAddress, mounts: [{ path: '/press', roles: ['admin'], fetch: printing.fetch }] })

  return {
    embedded,
    gateways: { commerce, identity, worker, renderer },
    core,
    bff,
    press: printing,
    /** The bytes of a print file, the art of its pages, and how they are checked. */
    print: { file: printFile, artOf, checks: preflight.checks },
    /** Puts a checked load folder into the upstreams and the product; again is harmless. */
    load: async (documents: LoadDocuments): Promise<void> => {
      await embedded.load(documents)
      await core.load(documents)
    },
    close: async (): Promise<void> => {
      await core.close()
      await printing.close()
      await preflight.close()
      await embedded.close()
    },
  }
}
