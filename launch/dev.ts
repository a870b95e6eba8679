import { createServer } from 'vite'
import { explain } from './commands/failure.ts'
import { readSettings } from './settings/settings.ts'
import { serve } from './serve/serve.ts'

/** Serves the product as `npm start` does. The pages have their own port, with live reload. */
const PAGES_PORT = 5173
const SERVED_BY_US = ['/api', '/identity', '/art', '/renderer', '/commerce', '/worker', '/outbox', '/healthz', '/readyz']

// The sources of the web workspace include a folder named api. A request for one of these sources is no API call.
const ownSource = ({ url }: { url?: string }): string | undefined => (/\.tsx?(\?|$)/.test(url ?? '') ? url : undefined)

try {
  const behind = Number(process.env['PORT'] ?? 3001)
  const settings = readSettings({
    ...process.env,
    PORT: String(behind),
    FONDLY_URL: process.env['FONDLY_URL'] ?? `http://localhost:${PAGES_PORT}`,
  })
  const served = await serve(settings, (sentence) => console.log(sentence))
  const pages = await createServer({
    root: `${import.meta.dirname}/../web`,
    server: {
      port: PAGES_PORT,
      strictPort: true,
      proxy: Object.fromEntries(
        SERVED_BY_US.map((path) => [path, { target: `http://127.0.0.1:${behind}`, changeOrigin: false, bypass: ownSource }]),
      ),
    },
  })
  await pages.listen()
  console.log(`Fondly is ready at ${served.url}, its pages follow your changes`)
  process.once('SIGINT', () => void Promise.all([pages.close(), served.stop()]).then(() => process.exit(0)))
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
