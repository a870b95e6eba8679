import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { build } from 'vite'

// Builds the pages into the folder that is named on the command line.
const WEB = join(import.meta.dirname, '../../web')
const DIST = resolve(process.argv[2] ?? join(WEB, 'dist'))

await build({ root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn', build: { outDir: DIST, emptyOutDir: true } })

// Compress the files of the first page load to the smallest size. This takes too long for a request that waits.
const brotli = promisify(brotliCompress)
const page = await readFile(join(DIST, 'index.html'), 'utf8')
const named = new Set([...page.matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => join(DIST, path)))
await Promise.all([...named].map(async (path) => writeFile(`${path}.br`, await brotli(await readFile(path)))))
