import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { defineConfig, type Plugin } from 'vite'

/**
 * The version of a build is the hash of its file names, which carry the hashes of their contents: it stands in the page
 * and in manifest.json, so that a page knows when it has become old.
 */
function version(): Plugin {
  const versionOf = (files: string[]) => createHash('sha256').update(files.toSorted().join('\n')).digest('hex').slice(0, 16)
  return {
    name: 'fondly-version',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => html.replace('%VERSION%', versionOf(hashedFiles(bundle ?? {}))),
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify({ version: versionOf(hashedFiles(bundle)) }) })
      },
    },
  }
}

function hashedFiles(bundle: Record<string, unknown>): string[] {
  return Object.keys(bundle).filter((file) => file.startsWith('assets/'))
}

/** React Aria carries the words of 34 languages; ours are two. */
function twoLanguages(): Plugin {
  const intl = /\/(?:intl\/[^/]+|intl)\/([a-z]{2}-[A-Z]{2})\.(?:m?js|json)$/
  return {
    name: 'fondly-two-languages',
    enforce: 'pre',
    load(id) {
      const locale = /react-aria|react-stately|react-spectrum/.test(id) ? intl.exec(id.split('?')[0] ?? '')?.[1] : undefined
      return locale && locale !== 'en-US' && locale !== 'es-ES' ? 'export default {}' : undefined
    },
  }
}

/** What react-query can do and no page of ours asks of it: lists without an end, and mutations of its own. */
function queriesOnly(): Plugin {
  const unused: Record<string, string[]> = {
    infiniteQueryBehavior: ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage'],
    mutation: ['Mutation', 'getDefaultState'],
  }
  return {
    name: 'fondly-queries-only',
    enforce: 'pre',
    load(id) {
      const file = (id.includes('query-core') && /\/(\w+)\.js$/.exec(id.split('?')[0] ?? '')?.[1]) || ''
      // Of these every client makes one, and asks it when the line is back whether anything waits.
      if (file === 'mutationCache') return 'export class MutationCache { clear() {} resumePausedMutations() { return Promise.resolve() } }'
      const names = unused[file]
      return names && `function none() { throw Error('vite.config') } export { ${names.map((name) => `none as ${name}`).join(', ')} }`
    },
  }
}

/** What the router carries for an older React is in ours. */
function ownStores(): Plugin {
  return {
    name: 'fondly-own-stores',
    enforce: 'pre',
    load: (id) => (/use-sync-external-store\/shim\/index\.js/.test(id) ? "export { useSyncExternalStore } from 'react'" : undefined),
  }
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [twoLanguages(), queriesOnly(), ownStores(), react(), tailwindcss(), version()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Everything that is asked for by its own URL, so that a page without inline scripts and data: URLs stays possible.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The list of what each part needs besides stands in the page itself: of the two that somebody waits for it is whole.
      resolveDependencies: (part, needed, { hostType }) =>
        hostType === 'html' || /(?:Ordering|SignIn)-/.test(part) ? needed : needed.filter((file) => file.endsWith('.css')),
    },
    // The measures of the print faces are data beside the code that sets them: they change with a font only.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'print-faces', test: /typeset[\\/]packs/ }] } } },
  },
})
