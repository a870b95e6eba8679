import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fields } from '@fondly/core/activity/activity-log.ts'
import type { ChangeTarget } from '@fondly/core/changes/change-targets.ts'
import { Refused } from '@fondly/domain/refused.ts'
import { type FoundEntry, judgeChanges, type TriedChange } from './changes-checker.ts'
import { POINTS } from './processes/calls.ts'
import type { Death } from './processes/death.ts'
import { type Office, openOffice } from './processes/office.ts'
import { runAdministrator } from './processes/run-administrator.ts'
import { chance, options, shuffled, withPostgres } from './processes/trial.ts'

type Kind = 'setting' | 'banner' | 'profile'
/** What is changed, and where the process that changes it is killed. */
export type ChangeMoment = { kind: Kind } & Pick<Death, 'call' | 'point'>
export type ChangesResult = { changes: number; kills: number; broken: string[] }

/** After this time another process finishes the change of a process that died. */
const SETTLE_MS = 61_000
const MAX_ENTRIES = 1_000
const [ADA, NORA] = ['Ada Admin', 'Nora Next']

/** How a kind of change works: where its value is stored, how it is written, and how it is read back. */
type Changed = { target: ChangeTarget; toFields: (value: string) => Fields; toValue: (fields: Fields) => string }
const KINDS: Record<Kind, (clientId: string, profileId: string) => Changed> = {
  setting: (clientId) => ({
    target: { kind: 'client', clientId },
    toFields: (value) => ({ backCardMessage: value }),
    toValue: ({ backCardMessage }) => JSON.stringify(backCardMessage ?? null),
  }),
  banner: (clientId) => ({
    target: { kind: 'banner', clientId },
    toFields: (value) => ({ banner: { enabled: true, callout: { en: value }, body: { en: value } } }),
    toValue: ({ banner }) => JSON.stringify((banner as { callout?: { en?: string } } | null)?.callout?.en ?? null),
  }),
  profile: (clientId, profileId) => ({
    target: { kind: 'sender-profile', clientId, profileId },
    toFields: (value) => ({ signature: value }),
    toValue: ({ signature }) => JSON.stringify(signature ?? null),
  }),
}

/**
 * Changes a setting, a banner and a sender profile, and kills the process that does it with SIGKILL. A second administrator then tries to change the same
 * value. When the killed change is settled, two administrators change the value at the same moment.
 */
export async function changeAndKill({
  moments,
  ...place
}: {
  folder: string
  databaseUrl: string
  moments: ChangeMoment[]
}): Promise<ChangesResult> {
  const office = await openOffice({ ...place, leaseMilliseconds: 1_000 })
  try {
    const { changes } = office.product.core.context
    const { clientId } = office.place
    const [profile] = (await office.product.core.context.clients.find(clientId))?.senderProfiles ?? []
    const kinds = Object.entries(KINDS).map(([kind, open]) => [kind, open(clientId, profile?.id ?? '')] as const)
    const byKind = Object.fromEntries(kinds) as Record<Kind, Changed> // every key of KINDS is one
    const readValue = async ({ target, toValue }: Changed) => toValue((await changes.read(target)).fields)
    const first = await Promise.all(kinds.map(([, changed]) => readValue(changed)))
    const tried: TriedChange[] = []
    let kills = 0
    for (const [index, { kind, ...moment }] of moments.entries()) {
      const isKilled = await playRound(office, {
        kind,
        changed: byKind[kind],
        index,
        death: { ...moment, which: 1, signal: 'SIGKILL' },
        tried,
      })
      if (isKilled) kills++
    }
    const now = await Promise.all(kinds.map(([, changed]) => readValue(changed)))
    const values = Object.fromEntries(kinds.map(([kind], at) => [kind, { first: first[at] ?? '', now: now[at] ?? '' }]))
    return { changes: tried.length, kills, broken: judgeChanges({ tried, values, ...(await readLog(office, byKind)) }) }
  } finally {
    await office.close()
  }
}

type Round = { kind: Kind; changed: Changed; index: number; death: Death; tried: TriedChange[] }

async function playRound(office: Office, { kind, changed, index, death, tried }: Round): Promise<boolean> {
  const { changes } = office.product.core.context
  const { target, toFields } = changed
  const nora = { id: 'next administrator', name: NORA }
  const attempt = async (name: string, version: string | undefined): Promise<void> => {
    const value = `${kind} ${index} ${name}`
    const ended = await changes.change({ target, version, fields: toFields(value), actor: nora }).then(
      () => 'written' as const,
      (error: unknown) => {
        if (error instanceof Refused) return 'refused' as const
        throw error
      },
    )
    tried.push({ subject: kind, value: JSON.stringify(value), actor: NORA, ended })
  }
  const seen = (await changes.read(target)).version
  const value = `${kind} ${index} of the killed`
  const isKilled = await runAdministrator({
    ...office.place,
    leaseMilliseconds: 1_000,
    day: '',
    death,
    change: { target, fields: toFields(value) },
  })
  tried.push({ subject: kind, value: JSON.stringify(value), actor: ADA, ended: isKilled ? 'killed' : 'written' })
  // Another administrator tries at once, with the version from before the killed change.
  await attempt('meanwhile', seen)
  office.advance(SETTLE_MS)
  await changes.settleOpen()
  const { version } = await changes.read(target)
  await Promise.all([attempt('one of two', version), attempt('other of two', version)])
  return isKilled
}

async function readLog({ product, place }: Office, byKind: Record<Kind, Changed>) {
  const { activity, database } = product.core.context
  const kindOf = (subject: string) => (subject === 'client' ? 'setting' : subject.startsWith('sender-profile ') ? 'profile' : subject)
  const entries = (await activity.list(place.clientId, { count: MAX_ENTRIES })).toReversed().map((entry): FoundEntry => {
    const kind = kindOf(entry.subject)
    const { toValue } = byKind[kind as Kind] // nothing else is changed here
    const { actor, outcome, before = {}, after = {} } = entry
    return { subject: kind, actor: actor?.name ?? '', outcome, before: toValue(before), after: toValue(after) }
  })
  const { faults } = await product.core.verifyActivity()
  const openChanges = (await database.selectFrom('open_change').select('id').execute()).length
  return { entries, brokenChain: faults.length > 0 ? JSON.stringify(faults) : undefined, openChanges }
}

/** Lists every step of every kind of change, `times` times, in a random but repeatable order. */
export function listChangeMoments(times: number): ChangeMoment[] {
  const [before, after] = POINTS
  const calls = { setting: 'client document', banner: 'banner document', profile: 'client document' } as const
  const all = (['setting', 'banner', 'profile'] as const).flatMap((kind) =>
    [calls[kind], 'change noted' as const, 'log entry' as const, 'change ended' as const].flatMap((call) =>
      [before, after].map((point) => ({ kind, call, point })),
    ),
  )
  return shuffled(Array.from({ length: times }, () => all).flat(), chance(1))
}

async function main(): Promise<void> {
  const { times = 1, conclude } = options()
  const folder = await mkdtemp(join(tmpdir(), 'fondly-changes-'))
  try {
    const result = await withPostgres(folder, (databaseUrl) => changeAndKill({ folder, databaseUrl, moments: listChangeMoments(times) }))
    for (const one of result.broken) console.log(one)
    conclude(
      'changes',
      `${result.changes} changes tried, ${result.kills} of their processes killed on the way: ${result.broken.length} promises broken`,
    )
    if (result.broken.length > 0) process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await main()
