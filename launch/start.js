// Plain JavaScript: when everything is in the compile cache, Node does not need to load the code that strips the types of TypeScript.
import { enableCompileCache } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

// Node stores compiled sources and packages for the next start, by their content, and writes them when the process ends. The cache is beside the
// packages: a new installation starts with an empty cache, and only people who can change the code can write there. If the cache cannot be written,
// each start compiles everything.
enableCompileCache(join(root, 'node_modules', '.cache', 'fondly-compiled'))
await import('./start.ts')
