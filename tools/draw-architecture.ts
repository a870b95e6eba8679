import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './imports.ts'
import { WORKSPACES } from './workspaces.ts'

const PAGE = join(ROOT, 'docs/architecture.md')
const START = '<!-- picture: made by `node tools/draw-architecture.ts` from tools/workspaces.ts -->\n'
const END = '<!-- end of the picture -->'

/** Workspaces that import everything. Arrows from these workspaces would say nothing. */
const COMPOSERS = new Set(['launch', 'scenarios', 'tools', 'bench', 'chaos', 'e2e'])

/**
 * Draws the workspaces, and what each may import, as a Mermaid flowchart. An arrow that follows from two others is left out: if A imports B and B
 * imports C, then A -> C is not drawn.
 */
export function drawArchitecture(): string {
  const edges = new Map<string, Set<string>>()
  for (const { name, mayImport } of WORKSPACES) {
    const from = workspace(name)
    if (COMPOSERS.has(from)) continue
    const to = edges.get(from) ?? new Set<string>()
    for (const other of mayImport) if (workspace(other) !== from) to.add(workspace(other))
    edges.set(from, to)
  }
  const names = [...edges.keys()].sort()
  const lines = names.flatMap((from) =>
    [...(edges.get(from) ?? [])]
      .filter((to) => !isImplied(from, to, edges))
      .sort()
      .map((to) => `  ${from} --> ${to}`),
  )
  return ['```mermaid', 'flowchart TD', ...names.map((name) => `  ${name}`), ...lines, '```', ''].join('\n')
}

/** Replaces the picture between the two markers of the page. */
export function withPicture(page: string): string {
  const start = page.indexOf(START)
  const end = page.indexOf(END)
  if (start < 0 || end < start) throw new Error('docs/architecture.md has lost the markers of its picture.')
  return page.slice(0, start + START.length) + drawArchitecture() + page.slice(end)
}

/** The box of a workspace is its top folder: contracts/bff and contracts/ocapi are one box, and so are the parts of stationery. */
function workspace(name: string): string {
  return name.split('/')[0] ?? name
}

function isImplied(from: string, to: string, edges: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  return [...(edges.get(from) ?? [])].some((between) => between !== to && reaches(between, to, edges, new Set([from])))
}

function reaches(from: string, to: string, edges: ReadonlyMap<string, ReadonlySet<string>>, seen: Set<string>): boolean {
  if (seen.has(from)) return false
  seen.add(from)
  const next = edges.get(from) ?? new Set<string>()
  return next.has(to) || [...next].some((between) => reaches(between, to, edges, seen))
}

if (import.meta.main) writeFileSync(PAGE, withPicture(readFileSync(PAGE, 'utf8')))
