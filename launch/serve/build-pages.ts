import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { build } from 'vite'

// Builds the pages into the folder that is named on the command line.
const WEB = join(import.meta.dirname, '../../web')
const DIST = resolve(process.argv[2] ?? join(WEB, 'dist'))

await build({ root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn', build: { outDir: DIST, emptyOutDir: true } })

// Build what the server needs to draw the first screen, from the same components (web/server). It leaves out parts that the page loads later, except
// the languages.
await build({
  root: WEB,
  configFile: join(WEB, 'vite.config.ts'),
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [
    {
      name: 'fondly-first-screen-only',
      resolveDynamicImport: (part, importer) => (importer?.includes('/languages/') ? undefined : { id: part, external: true }),
    },
  ],
  build: { ssr: join(WEB, 'server/draw-first-screen.tsx'), outDir: join(DIST, '.server'), emptyOutDir: true },
})

// Compress the files of the first page load as small as possible. This takes too long to do during a request.
const brotli = promisify(brotliCompress)
const page = await readFile(join(DIST, 'index.html'), 'utf8')
const named = new Set([...page.matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => join(DIST, path)))
await Promise.all([...named].map(async (path) => writeFile(`${path}.br`, await brotli(await readFile(path)))))
