import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { launch, type CookieData } from 'puppeteer-core'
import * as z from 'zod'

/** npm fetches Lighthouse into its cache only when needed, because with its dependencies it is larger than everything else here. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const TIMEOUT_MS = 150_000
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

const Category = z.object({ score: z.nullable(z.number()), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) })
const Report = z.object({
  /** The address of the page that was judged, after all redirects. */
  finalDisplayedUrl: z.string(),
  categories: z.object({ performance: Category, accessibility: Category }),
  audits: z.record(z.string(), z.object({ score: z.nullable(z.number()), displayValue: z.optional(z.string()) })),
})

export type Scores = {
  /** Scores from 0 to 100, for Lighthouse's standard phone and connection. */
  performance: number
  accessibility: number
  /** The audits that cost points, with their values. */
  missed: string[]
}

/** Returns Lighthouse's scores for this page with these cookies, or undefined if Lighthouse cannot be fetched. Throws if it cannot judge the page. */
export async function lighthouse(url: string, chromium: string, cookies: CookieData[]): Promise<Scores | undefined> {
  const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}` }
  const npm = (...more: string[]) =>
    promisify(execFile)('npm', ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', ...more], { env, timeout: TIMEOUT_MS })
  const isThere = await npm('--version').then(
    () => true,
    () => false,
  )
  if (!isThere) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'fondly-lighthouse-'))
  // The browser must hold the cookies itself: Chromium ignores a cookie that Lighthouse adds as a header, and would show the sign-in.
  const browser = await launch({ executablePath: chromium, args: FLAGS, userDataDir: join(folder, 'profile') })
  try {
    await browser.setCookie(...cookies)
    const output = join(folder, 'report.json')
    const categories = '--only-categories=performance,accessibility'
    const port = `--port=${new URL(browser.wsEndpoint()).port}`
    await npm(url, '--quiet', '--output=json', `--output-path=${output}`, port, categories)
    const judged = Report.parse(JSON.parse(await readFile(output, 'utf8')))
    if (new URL(judged.finalDisplayedUrl).href !== new URL(url).href) throw new Error(`Lighthouse judged ${judged.finalDisplayedUrl}.`)
    return scoresOf(judged)
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

function scoresOf({ categories: { performance, accessibility }, audits }: z.infer<typeof Report>): Scores {
  const weighty = [...performance.auditRefs, ...accessibility.auditRefs].filter(({ weight }) => weight > 0)
  const missed = weighty.flatMap(({ id }) => {
    const audit = audits[id]
    return audit?.score != null && audit.score < 1 ? [`${id} ${audit.displayValue ?? ''}`.trim()] : []
  })
  const of100 = (score: number | null) => Math.round((score ?? Number.NaN) * 100)
  return { performance: of100(performance.score), accessibility: of100(accessibility.score), missed }
}
