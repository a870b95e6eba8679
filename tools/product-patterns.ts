import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { ROOT, sourceFiles } from './imports.ts'

/** The folders with code that may read input of people and upstreams. */
const PRODUCT = /^(?:domain|stationery|pictures|contracts|gateways|core|bff|upstreams|press|web|launch|kit|seed)\//
const OF_TESTS = /\.test\.|\.fixture\.|\/testing\//

export type FoundPattern = { place: string; source: string; flags: string }

/** Lists every regular expression literal of the product, and each place that makes one at run time. */
export function productPatterns(): { literals: FoundPattern[]; made: string[] } {
  const literals: FoundPattern[] = []
  const made: string[] = []
  for (const file of sourceFiles().filter((name) => PRODUCT.test(name) && !OF_TESTS.test(name))) {
    const text = readFileSync(join(ROOT, file), 'utf8')
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      if (Array.isArray(node)) return node.forEach(visit)
      // This is a node of the syntax tree; we read only properties that ESTree defines.
      const { type, regex, callee, start, ...rest } = node as Record<string, unknown> & {
        regex?: { pattern: string; flags: string }
        callee?: { name?: string }
        start?: number
      }
      const place = () => `${file}:${text.slice(0, start).split('\n').length}`
      if (type === 'Literal' && regex) literals.push({ place: place(), source: regex.pattern, flags: regex.flags })
      if ((type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp') made.push(place())
      visit(callee)
      Object.values(rest).forEach(visit)
    }
    visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body)
  }
  return { literals, made }
}
