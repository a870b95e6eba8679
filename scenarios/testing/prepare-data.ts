import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cardInches } from '@fondly/domain/catalogue/card-inches.ts'
import type { Fetch } from '@fondly/kit/env.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { startPostgres } from '@fondly/kit/postgres/start-postgres.ts'
import { buildWebIfStale } from '@fondly/launch/serve/build-web.ts'
import { compose } from '@fondly/launch/compose.ts'
import { DEMONSTRATION } from '@fondly/launch/commands/demonstration.ts'
import { loadFolder } from '@fondly/launch/commands/load-folder.ts'
import { readWorld } from '@fondly/launch/commands/read-world.ts'
import { loads } from '@fondly/launch/store/launch-store.ts'
import { realEnv } from '@fondly/launch/settings/real-env.ts'
import { readSettings } from '@fondly/launch/settings/settings.ts'
import { CHEAP_PASSWORDS } from './cheap-passwords.ts'

/** About as large as the catalogue shows a card in a window of 1440 pixels. Pictures exist in few widths, so it need not be exact. */
const SHOWN_PX_PER_INCH = 42

/**
 * `node prepare-data.ts <folder>` builds the pages and prepares a data folder as a first start does, with the demonstration world in its database.
 * Stories start on copies of the folder.
 */
const [folder = ''] = process.argv.slice(2)
const settings = readSettings({ FONDLY_DATA: folder, FONDLY_POOL_SIZE: '4' })

async function load(): Promise<void> {
  const postgres = await startPostgres({ dataFolder: settings.data, log: silentLog, throwaway: true })
  const known = await loads(postgres.url)
  const env = realEnv(silentLog)
  const product = await compose({ env, settings, databaseUrl: postgres.url, passwordCost: CHEAP_PASSWORDS })
  await loadFolder(DEMONSTRATION.folder, { product, loads: known, now: env.clock() })
  if (product.embedded.art) await drawFronts(product.embedded.art)
  await product.close()
  await known.close()
  await postgres.stop()
  // Stories kill processes but never the machine, so the database need not wait for the disk.
  await appendFile(join(settings.data, 'postgres', 'postgresql.auto.conf'), 'fsync = off\nfull_page_writes = off\n')
}

/**
 * Draws the fronts of the cards in the widths in which a desktop shows them. Otherwise every product draws them again, and its first pages show SVG
 * pictures, for which a browser works twice as long.
 */
async function drawFronts(art: Fetch): Promise<void> {
  const { cards } = await readWorld(DEMONSTRATION.folder)
  for (const { id, size, orientation } of cards) {
    const widthPx = Math.round(cardInches({ size, orientation }).width * SHOWN_PX_PER_INCH)
    const picture = await art(new Request(`http://localhost/${id}/front.webp?width=${widthPx}`))
    if (picture.status !== 200) throw new Error(`The front of the card ${id} was answered with ${picture.status}.`)
  }
}

await Promise.all([load(), buildWebIfStale((sentence) => console.log(sentence))])
process.exit(0)
