import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '..')

/** Lists our TypeScript files that git tracks or that are new, relative to the root. Declaration files (.d.ts) are left out. */
export function sourceFiles(): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return stdout.split('\n').filter((file) => file !== '' && !file.endsWith('.d.ts'))
}

const IMPORT =
  /(?:^|[;\n])\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|(?:^|[;\n])\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** Lists our files that a file imports, including types, relative to the root. */
export function ownImports(file: string, text = readFileSync(join(ROOT, file), 'utf8')): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, from, bare, dynamic]) => {
    const specifier = from ?? bare ?? dynamic ?? ''
    if (specifier.startsWith('.')) return [normalize(join(dirname(file), specifier))]
    if (specifier.startsWith('@fondly/')) return [specifier.slice('@fondly/'.length)]
    return []
  })
}
