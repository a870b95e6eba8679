import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { ROOT, sourceFiles } from './imports.ts'

/** A node of the ESTree syntax tree, as far as these rules read it. */
type Node = { type: string; start: number; end: number; [key: string]: unknown }

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
const JSX = new Set(['JSXElement', 'JSXFragment'])
const EFFECTS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect'])

/** Lists the sources of the page, without tests. */
export const pageSources = () => sourceFiles().filter((file) => /^web\/.*\.tsx?$/.test(file) && !file.includes('.test.'))

export const readSource = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Counts the calls of React's effect hooks, also as `React.useEffect`. */
export function countEffects(file: string, source: string): number {
  let count = 0
  visit(parse(file, source), (node) => {
    if (node.type !== 'CallExpression') return
    const callee = node['callee'] as Node
    const name = callee.type === 'MemberExpression' ? (callee['property'] as Node)['name'] : callee['name']
    if (EFFECTS.has(String(name))) count += 1
  })
  return count
}

/** Measures every function whose own code, without the functions inside it, contains JSX: its first line, and its length in lines. */
export function measureComponents(file: string, source: string): { line: number; lines: number }[] {
  const found: { line: number; lines: number }[] = []
  visit(parse(file, source), (node) => {
    if (!FUNCTIONS.has(node.type) || !hasOwnJsx(node)) return
    const lineAt = (offset: number) => source.slice(0, offset).split('\n').length
    found.push({ line: lineAt(node.start), lines: lineAt(node.end) - lineAt(node.start) + 1 })
  })
  return found
}

/** Lists the comments that switch off a lint rule of the hooks, or all rules. */
export function disabledHookRules(source: string): string[] {
  const comments = source.match(/(?:ox|es)lint-disable(?:-next-line|-line)?[^\n]*/g) ?? []
  return comments.filter((comment) => {
    const [rules = ''] = comment
      .replace(/^\S+/, '')
      .replace(/\*\/.*$/, '')
      .split(' -- ')
    return rules.trim() === '' || /hooks|exhaustive-deps/.test(rules)
  })
}

const parse = (file: string, source: string) => parseSync(file, source).program as unknown as Node

function hasOwnJsx(fn: Node): boolean {
  let found = false
  visit(fn, (node) => {
    if (JSX.has(node.type)) found = true
    return node === fn || !FUNCTIONS.has(node.type)
  })
  return found
}

/** Visits a node and everything inside it. Where the visitor returns false, the nodes inside are skipped. */
function visit(node: Node, visitor: (node: Node) => unknown): void {
  if (visitor(node) === false) return
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, visitor)
}
