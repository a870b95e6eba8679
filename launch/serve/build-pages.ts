import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { build } from 'vite'

const WEB = join(import.meta.dirname, '../../web')
const DIST = join(WEB, 'dist')

await build({ root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' })

// Compress the files of the first page load as small as possible. That takes too long to be done while somebody waits.
const brotli = promisify(brotliCompress)
const page = await readFile(join(DIST, 'index.html'), 'utf8')
const named = new Set([...page.matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => join(DIST, path)))
await Promise.all([...named].map(async (path) => writeFile(`${path}.br`, await brotli(await readFile(path)))))
