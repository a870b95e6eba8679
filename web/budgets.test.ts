import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test, vi } from 'vitest'

/** The size limit in bytes of each part of the page, compressed like the server does it. Fonts and the metrics of the print fonts are not counted. */
const BUDGETS = {
  catalogue: 112_000,
  /**
   * Includes pasting an address, the values for the next card, the day of arrival and the strokes of a drawn signature, because the living card needs
   * them, and the handler of the button for saved messages, which is visible from the start. The rules that find problems, the address check and
   * everything else that is needed later are loaded after the fields.
   */
  orderForm: 33_000,
  calendar: 35_300,
  /**
   * Includes the calls of identity's flow, which the catalogue does not need. Also includes the password fields, a separate chunk that /password uses
   * too.
   */
  signIn: 6_800,
  /** The CSS of the first page load, and of all parts together. */
  css: 10_100,
  allCss: 15_100,
  /** The style sheet of the dashboard, which also has the utility classes of the whole page. */
  dashboardCss: 9_300,
}
const FONT_MEASURES = 'print-faces'

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

let bundle: (Rolldown.OutputChunk | Rolldown.OutputAsset)[]
let chunks: Map<string, Chunk>

beforeAll(async () => {
  const configFile = join(import.meta.dirname, 'vite.config.ts')
  // Builds as for production, although tests run in another mode.
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({ configFile, logLevel: 'error', build: { write: false } })
  vi.unstubAllEnvs()
  // `build` returns one output for one configuration that is not watched.
  bundle = (built as Rolldown.RolldownOutput).output
  chunks = new Map(bundle.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
})

test('the page of the catalogue: its JavaScript, and its CSS', () => {
  const page = withImports(chunkOf('index.html'))
  expect(bytesOf(page)).toBeLessThanOrEqual(BUDGETS.catalogue)
  const sheets = page.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  expect(sheets).not.toEqual([])
  expect(styles(({ fileName }) => sheets.includes(fileName))).toBeLessThanOrEqual(BUDGETS.css)
})

test('all CSS together, with the CSS of parts that are loaded later', () => {
  expect(styles((asset) => !isOfDashboard(asset))).toBeLessThanOrEqual(BUDGETS.allCss)
  expect(styles(isOfDashboard)).toBeLessThanOrEqual(BUDGETS.dashboardCss)
})

test('the order form, on top of the catalogue', () => {
  expect(added('screens/Ordering.tsx', ['index.html'])).toBeLessThanOrEqual(BUDGETS.orderForm)
})

test('an empty order form has no problems to find, so the rules come after its fields', () => {
  const there = withImports(chunkOf('screens/Ordering.tsx')).flatMap(({ moduleIds }) => moduleIds)
  expect(there.filter((id) => /order-form-problems|\/domain\/wording\/|fill-address\.ts/.test(id))).toEqual([])
})

test('the calendar, on top of the order form', () => {
  expect(added('features/order-form/MailCalendar.tsx', ['index.html', 'screens/Ordering.tsx'])).toBeLessThanOrEqual(BUDGETS.calendar)
})

test('the sign-in, on top of the page', () => {
  expect(added('features/sign-in/SignIn.tsx', ['index.html'])).toBeLessThanOrEqual(BUDGETS.signIn)
})

test('the first page load fetches only what it needs', () => {
  const modules = withImports(chunkOf('index.html')).flatMap(({ moduleIds }) => moduleIds)
  const parts = /\/web\/features\/(?:dashboard|press|sending|preview|sign-in|attention)\/|LivingCard|MailCalendar|order-history\/Orders/
  expect(modules.filter((id) => parts.test(id))).toEqual([])
})

test('the first page load checks only shapes: what only a request needs stays in contracts/bff/*-request(s).ts', () => {
  // Rolldown does not split a module: a function of zod that any part of the page uses comes with the first load.
  const zod = withImports(chunkOf('index.html')).flatMap(({ modules }) => Object.entries(modules).filter(([id]) => id.includes('/zod/')))
  expect(zod).not.toEqual([])
  const functions = zod.flatMap(([, { renderedExports }]) => renderedExports)
  expect(
    functions.filter((name) => /^\$Zod(?:DiscriminatedUnion|ISO|UUID|StringFormat|Lazy|Check(?:Regex|Overwrite|Less|Greater))/.test(name)),
  ).toEqual([])
})

test('the build does not contain the pseudo-locale, which is only for tests', () => {
  expect([...chunks.values()].flatMap(({ moduleIds }) => moduleIds).filter((id) => id.endsWith('/languages/pseudo.ts'))).toEqual([])
  expect([...chunks.values()].filter(({ code }) => /[⟦⟧]|en-XA|PSEUDO/.test(code))).toEqual([])
})

function chunkOf(module: string): Chunk {
  const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${module}`))
  if (!chunk) throw new Error(`Nothing was built of ${module}.`)
  return chunk
}

/** Returns a chunk with all chunks that it imports directly or indirectly. */
function withImports(first: Chunk): Chunk[] {
  const all = new Set([first])
  for (const chunk of all)
    for (const name of chunk.imports) {
      const imported = chunks.get(name)
      if (imported) all.add(imported)
    }
  return [...all]
}

function added(module: string, onTopOf: string[]): number {
  const there = new Set(onTopOf.flatMap((each) => withImports(chunkOf(each))))
  return bytesOf(withImports(chunkOf(module)).filter((chunk) => !there.has(chunk)))
}

function bytesOf(of: Chunk[]): number {
  const weighed = of.filter(({ name }) => name !== FONT_MEASURES)
  expect(weighed).not.toEqual([])
  return weighed.reduce((sum, { code }) => sum + zipped(code), 0)
}

const isOfDashboard = ({ fileName }: Rolldown.OutputAsset) => /(?:Dashboard|utilities)-/.test(fileName)

function styles(isMeant: (asset: Rolldown.OutputAsset) => boolean): number {
  const sheets = bundle.filter((file) => file.type === 'asset').filter((asset) => asset.fileName.endsWith('.css') && isMeant(asset))
  return sheets.reduce((sum, { source }) => sum + zipped(source), 0)
}

const zipped = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length
