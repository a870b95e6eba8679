import { spawn } from 'node:child_process'
import * as z from 'zod'
import { ROOT } from './imports.ts'

const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'] as const

const Report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ name: z.string(), severity: z.enum(SEVERITIES), range: z.string(), via: z.array(z.unknown()).default([]) }),
  ),
})
const Advisory = z.object({ title: z.string(), url: z.string().optional() })

export type Verdict = { outcome: 'passed' | 'failed' | 'skipped'; message: string }

/** Judges the output of `npm audit --omit=dev --json`. A high or critical advisory fails; no answer from the registry skips the check. */
export function auditVerdict(printed: string): Verdict {
  const read = Report.safeParse(jsonIn(printed))
  if (!read.success) return { outcome: 'skipped', message: 'The registry does not answer npm audit here: advisories were not looked at.' }
  const severe = Object.values(read.data.vulnerabilities).filter(({ severity }) => severity === 'high' || severity === 'critical')
  if (severe.length === 0) return { outcome: 'passed', message: 'No high or critical advisory for what the product runs on.' }
  const lines = severe.map(({ name, range, severity, via }) => {
    const advisories = via.flatMap((one) => Advisory.safeParse(one).data ?? [])
    const reasons = advisories.map(({ title, url }) => (url ? `${title} (${url})` : title)).join('; ')
    return `  ${name} ${range}: ${severity}${reasons ? `, ${reasons}` : ''}`
  })
  return {
    outcome: 'failed',
    message: ['Packages that the product runs on have advisories; take a version that is mended:', ...lines].join('\n'),
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const TIMEOUT_MS = 60_000

/** Asks the registry for advisories. Without a network, or if the registry offers no advisories, the check is skipped. */
export async function audit(): Promise<Verdict> {
  const npm = spawn('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
    timeout: TIMEOUT_MS,
  })
  let printed = ''
  npm.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  await new Promise<void>((ended) => {
    npm.once('close', () => ended())
    npm.once('error', () => ended())
  })
  return auditVerdict(printed)
}
