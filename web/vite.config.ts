import { LANGUAGES } from '@fondly/languages/languages.ts'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { defineConfig, type Plugin } from 'vite'

/**
 * Writes the version of a build into the page and into manifest.json, so that a page can tell that it is outdated. The version is a hash of the file
 * names, which carry the hashes of their contents.
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

/** React Aria has texts in 34 languages. Keeps only the languages of our page. */
function ownLanguages(): Plugin {
  const languages = Object.values(LANGUAGES).map(({ tag }) => tag)
  const intl = /\/(?:intl\/[^/]+|intl)\/([a-z]{2}-[A-Z]{2})\.(?:m?js|json)$/
  return {
    name: 'fondly-own-languages',
    enforce: 'pre',
    load(id) {
      const locale = /react-aria|react-stately|react-spectrum/.test(id) ? intl.exec(id.split('?')[0] ?? '')?.[1] : undefined
      return locale && !languages.includes(locale.slice(0, 2)) ? 'export default {}' : undefined
    },
  }
}

/** Removes the parts of react-query that we do not use: infinite queries and mutations. */
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
      // Every query client creates a mutation cache, and after a reconnect asks whether mutations are paused. This empty cache answers.
      if (file === 'mutationCache') return 'export class MutationCache { clear() {} resumePausedMutations() { return Promise.resolve() } }'
      const names = unused[file]
      return names && `function none() { throw Error('vite.config') } export { ${names.map((name) => `none as ${name}`).join(', ')} }`
    },
  }
}

/** Replaces the router's shim for older React versions with React's own hook. */
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
  // True in the build for the story that looks for cut sentences. That build has one more language (languages/pseudo.ts).
  define: { __PSEUDO_LOCALE__: process.env['FONDLY_TEST_PSEUDO_LOCALE'] === '1' },
  plugins: [ownLanguages(), queriesOnly(), ownStores(), react(), tailwindcss(), version()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Gives every asset its own URL, so that the page needs no inline scripts or data: URLs.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The page's script contains these lists of files. To keep it small, only the parts that users wait for list all their files; other parts list
      // only style sheets.
      resolveDependencies: (part, needed, { hostType }) =>
        hostType === 'html' || /(?:Ordering|SignIn)-/.test(part) ? needed : needed.filter((file) => file.endsWith('.css')),
    },
    // The metrics of the print fonts are a separate chunk, because they change only when a font changes. The style sheet of the large parts is a
    // separate chunk too. The days are one chunk instead of three, because every chunk has its own imports.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'print-faces', test: /typeset[\\/]packs/ },
            { name: 'utilities', test: /utilities\.css/ },
            { name: 'days', test: /domain[\\/]mail-date[\\/](?:mail-date|slash-day)\.ts|written-day\.ts/ },
          ],
        },
      },
    },
  },
})
