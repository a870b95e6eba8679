import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'

const FILES = new Map([
  ['newsreader.woff2', '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'],
  ['source-sans-3.woff2', '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'],
])

/** GET /{env}/fonts/{name}: the fonts of the page of the second factors. */
export const fontRoutes = new Hono().get('/fonts/:name', async (c) => {
  const file = FILES.get(c.req.param('name'))
  if (!file) return c.notFound()
  const bytes = await readFile(fileURLToPath(import.meta.resolve(file)))
  return c.body(Uint8Array.from(bytes), 200, { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=604800' })
})
