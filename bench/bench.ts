import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** `npm run bench -- NAME` runs one measurement in its own process. Without a name it lists the measurements. */
const BENCHES: Record<string, string> = {
  address: 'address checks; bare limit: upper-casing and splitting the same strings',
  orders: 'complete orders without and with print files; bare limit: the same number of commits on the same server',
  far: 'from Send to the confirmation with every upstream 150 ms away; compared with its calls one after the other',
  catalogue: 'the catalogue over HTTP; bare limit: a Hono answer of the same bytes',
  preview: 'preview and print pictures; bare limit: encoding the same pixels',
  print: 'the print file of a card; bare limits: a PDF of the same words, and writing its bytes',
  renderer: 'pictures, print file and layout in one run; compared with bare encoding, sharp, takumi and pdfkit',
  beside: 'the catalogue over HTTP while two cards are drawn; compared with no drawing',
  layout: 'layout and paint for one keystroke; bare limit: JSON.stringify of the same list',
  'sign-in': 'a wrong and a forgotten password; accounts compared with unknown names',
  start: 'from start to ready; bare limit: a Node process that connects and listens',
  'first-visit': 'the first catalogue of a new installation in a browser; compared with a later visit',
  web: 'the catalogue in a slow browser on a slow line: first look, typing, opening the form, Lighthouse; compared with a bare page',
  recognise: 'whether a client with 100,000 cards has written to a person',
  contacts: 'finding somebody in an address book of 100,000 contacts',
  'bulk-check': 'the check of a list of 1,000 recipients (or so many) without the address check; at most 3 s of processor time for 1,000',
  reports: 'each report of a client with 1,000,000 orders',
  people: 'the list of 10,000 people of a client: statements, calls of identity, bytes, processor time',
  'people-import': 'a file of 10,000 people (or fewer): its preview, and rows a second while the list is open',
  growth: 'what people wait for, with 1,000 orders and with 1,000,000 (or so many): processor time, database pages, time by the clock',
  history: 'loading the past year of the demonstration into commerce, press and product',
  upgrade: 'the table updates from an older version with 20,000 orders',
  memory: 'resident memory when idle and after 100 orders; bare limit: a Node process that listens',
}

/** Milliseconds until a measurement gets SIGTERM to stop and clear up; after CLEANUP_TIMEOUT_MS more it is killed. */
const TIMEOUT_MS = 60_000
/** Longer, because the browser is slowed down. */
const BROWSER_TIMEOUT_MS = 480_000
/** Longer, because up to 32 people sign in first. */
const SENDERS_TIMEOUT_MS = 240_000
/** Longer, because a million rows, or ten thousand people, are made first. */
const ROWS_TIMEOUT_MS = 300_000
/** Longer, because it includes the rest and the minutes on the command line. */
const SOAK_TIMEOUT_MS = 900_000 + (Number(process.argv[5]) || 0) * 60_000
/** Longer, because ten thousand people are made first, and it runs for the minutes on the command line. */
const IMPORT_TIMEOUT_MS = ROWS_TIMEOUT_MS + (Number(process.argv[3]) || 0) * 60_000
/** Longer, because a million orders are made first; ten million take hours. */
const GROWTH_TIMEOUT_MS = 4 * 3_600_000
const TIMEOUTS_MS: Record<string, number> = {
  web: BROWSER_TIMEOUT_MS,
  'first-visit': BROWSER_TIMEOUT_MS,
  orders: SENDERS_TIMEOUT_MS,
  far: SENDERS_TIMEOUT_MS,
  memory: SOAK_TIMEOUT_MS,
  recognise: ROWS_TIMEOUT_MS,
  'bulk-check': ROWS_TIMEOUT_MS,
  contacts: ROWS_TIMEOUT_MS,
  reports: ROWS_TIMEOUT_MS,
  growth: GROWTH_TIMEOUT_MS,
  people: ROWS_TIMEOUT_MS,
  'people-import': IMPORT_TIMEOUT_MS,
  upgrade: ROWS_TIMEOUT_MS,
}
const CLEANUP_TIMEOUT_MS = 15_000

const [name = '', ...more] = process.argv.slice(2)
if (name in BENCHES) {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...more], { stdio: 'inherit' })
  const timeoutMs = TIMEOUTS_MS[name] ?? TIMEOUT_MS
  const patience = [
    setTimeout(() => {
      console.error('The measurement took too long and was stopped.')
      child.kill('SIGTERM')
    }, timeoutMs),
    setTimeout(() => child.kill('SIGKILL'), timeoutMs + CLEANUP_TIMEOUT_MS),
  ]
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => {
    patience.forEach(clearTimeout)
    process.exitCode = code ?? 1
  })
} else {
  if (name) console.error(`There is no measurement ${name}.`)
  console.log('npm run bench -- NAME, where NAME is one of')
  for (const [known, what] of Object.entries(BENCHES)) console.log(`  ${known.padEnd(11)} ${what}`)
  process.exitCode = name ? 1 : 0
}
