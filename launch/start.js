// Plain JavaScript: what strips the types of TypeScript is not even read when all that it made is kept.
import { enableCompileCache } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

// Node keeps what it makes of sources and packages for the next start, noted by their content and written when the process ends. It lies
// beside the packages: a fresh installation begins anew, and whoever can write there can change what is run anyway. Where it cannot be
// written, everything is done at each start.
enableCompileCache(join(root, 'node_modules', '.cache', 'fondly-compiled'))
await import('./start.ts')
