import { join } from 'node:path'
import { build } from 'vite'

const WEB = join(import.meta.dirname, '..', 'web')

await build({ root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' })
