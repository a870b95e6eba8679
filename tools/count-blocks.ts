import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'

/** Libraries that read input of people and operators; they are counted like our own code. */
const COUNTED_LIBRARIES = /\/node_modules\/(?:sanitize-html|htmlparser2)\//

/** The counter of every module that is loaded after countBlocks(): it grows by one for each function call and each loop iteration. */
export const blocks = { entered: 0 }

/** From now on, adds counters to every module of ours, and of COUNTED_LIBRARIES, when it is loaded. */
export function countBlocks(): void {
  Reflect.set(globalThis, '__blocks', blocks)
  registerHooks({
    load: (url, context, nextLoad) => {
      const isOurs = url.startsWith('file:') && !url.includes('/node_modules/') && url.endsWith('.ts')
      if (!isOurs && !COUNTED_LIBRARIES.test(url)) return nextLoad(url, context)
      const text = readFileSync(fileURLToPath(url), 'utf8')
      if (!isOurs) return { ...nextLoad(url, context), source: counting(text, 'js') }
      return { format: 'module-typescript', source: counting(text, 'ts'), shortCircuit: true }
    },
  })
}

const LOOPS = /^(?:For|ForIn|ForOf|While|DoWhile)Statement$/
const FUNCTIONS = /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/

/** Returns the source text with a counter in every function and loop body. */
function counting(text: string, lang: 'ts' | 'js'): string {
  const insertions: { at: number; what: string }[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    // This is a node of the syntax tree; we read only properties that ESTree defines.
    const { type = '', body } = node as { type?: string; body?: { type: string; start: number; end: number } | null }
    if (body && !Array.isArray(body) && (LOOPS.test(type) || FUNCTIONS.test(type))) {
      const { start, end } = body
      if (body.type === 'BlockStatement' || body.type === 'FunctionBody') insertions.push({ at: start + 1, what: '__blocks.entered++;' })
      else if (LOOPS.test(type)) insertions.push({ at: start, what: '{__blocks.entered++;' }, { at: end, what: '}' })
      else insertions.push({ at: start, what: '(__blocks.entered++,(' }, { at: end, what: '))' })
    }
    Object.values(node).forEach(visit)
  }
  visit(parseAst(text, { lang }).body)
  let counted = ''
  let done = 0
  for (const { at, what } of sorted(insertions)) {
    counted += text.slice(done, at) + what
    done = at
  }
  return counted + text.slice(done)
}

/** Sorts by position. At the same position, outer openings come before inner ones, and inner closings (found later) before outer ones. */
function sorted(insertions: { at: number; what: string }[]): { at: number; what: string }[] {
  const isClosing = (what: string) => what.startsWith('}') || what.startsWith(')')
  return insertions
    .map((one, found) => ({ ...one, found }))
    .sort((one, other) => one.at - other.at || (isClosing(one.what) ? other.found - one.found : one.found - other.found))
}
