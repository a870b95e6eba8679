import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, sourceFiles } from './imports.ts'

/** All pages of documentation: at the root, below docs, and about releases. */
const pages = globSync(['*.md', 'docs/**/*.md', 'releases/*.md'], { cwd: ROOT }).sort()
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
/** Removes code examples, because their addresses and square brackets are not links of the page. */
const proseOf = (page: string) => read(page).replaceAll(/^```.*?^```/gms, '')

/** Returns the anchors of a page as GitHub makes them: lower case, no punctuation, hyphens for spaces. */
const anchorsOf = (page: string) =>
  [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

const links = pages.flatMap((page) =>
  [...proseOf(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(([, path = '', anchor]) => ({
    page,
    target: path === '' ? page : relative(ROOT, resolve(ROOT, dirname(page), path)),
    anchor,
  })),
)

test('the pages have links', () => expect(links.length).toBeGreaterThan(50))

test.each(links)('the link from $page to $target works', ({ target, anchor }) => {
  expect(existsSync(join(ROOT, target))).toBe(true)
  expect(anchor === undefined ? [anchor] : anchorsOf(target)).toContain(anchor)
})

const named = pages.flatMap((page) =>
  [...proseOf(page).matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|js|txt))`/g)].map(([, file = '']) => ({ page, file })),
)

test.each(named)('the file $file in $page exists', ({ file }) => expect(existsSync(join(ROOT, file))).toBe(true))

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const commands = pages.flatMap((page) => [...read(page).matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => ({ page, script })))

test.each(commands)('the script $script in $page is in package.json', ({ script }) => expect(Object.keys(scripts)).toContain(script))

test('README.md names every command of package.json', () => {
  const readme = read('README.md')
  const wanted = Object.keys(scripts)
    .filter((script) => !script.startsWith('pre'))
    .map((script) => (script === 'start' || script === 'test' ? `npm ${script}` : `npm run ${script}`))
  expect(wanted.filter((command) => !readme.includes(`\`${command}`))).toEqual([])
})

/** The first column of the table 'Log lines' in docs/operations.md. */
const logLines = [...(/^### Log lines$(.*?)^#/ms.exec(read('docs/operations.md'))?.[1] ?? '').matchAll(/^\| `(.+?)` \|/gm)].map(
  ([, line = '']) => line,
)

test('the docs list only log lines that the code writes', () => {
  const sources = sourceFiles()
    .filter((file) => !file.endsWith('.test.ts'))
    .map(read)
  expect(logLines.length).toBeGreaterThan(5)
  expect(logLines.filter((line) => !sources.some((source) => source.includes(line)))).toEqual([])
})

const decisions = pages.filter((page) => page.startsWith('docs/decisions/'))

test.each(decisions)('%s is a dated page with a title, short enough to be read', (page) => {
  expect(page).toMatch(/\/\d{4}-\d\d-\d\d-[a-z0-9-]+\.md$/)
  expect(read(page)).toMatch(/^# [A-Z]/)
  expect(read(page).split('\n').length).toBeLessThanOrEqual(60)
})
