import { silentLog } from '@fondly/kit/log.ts'
import { compose } from '../compose.ts'
import { database } from '../settings/database.ts'
import { explain } from './failure.ts'
import { loadFolder } from './load-folder.ts'
import { loads } from '../store/launch-store.ts'
import { realEnv } from '../settings/real-env.ts'
import { readSettings } from '../settings/settings.ts'

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Which folder? For example: npm run load -- seed/world')
  process.exit(2)
}

try {
  const settings = readSettings(process.env)
  const store = await database(settings, silentLog)
  const env = realEnv(silentLog)
  const product = await compose({ env, settings, databaseUrl: store.url })
  const known = await loads(store.url)
  try {
    const count = await loadFolder(folder, { product, loads: known, now: env.clock() })
    console.log(`Loaded ${count} documents from ${folder}.`)
  } finally {
    await known.close()
    await product.close()
    await store.stop()
  }
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
