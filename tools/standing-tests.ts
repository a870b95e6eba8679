import { ownImports, sourceFiles } from './imports.ts'
import { findWorkspace, isOfProduct } from './workspaces.ts'

/** The unit tests of the product's workspaces, in two lists: those that reach the folder of this embedded upstream by their imports, and those that do not. */
export function splitTests(upstream: string): { standing: string[]; reaching: string[] } {
  const reaches = createReach(`upstreams/${upstream}/`)
  const tests = sourceFiles().filter((file) => /\.test\.tsx?$/.test(file) && isInProduct(file))
  return { standing: tests.filter((file) => !reaches(file)), reaching: tests.filter(reaches) }
}

function isInProduct(file: string): boolean {
  const workspace = findWorkspace(file)
  return workspace !== undefined && isOfProduct(workspace)
}

/** A predicate: whether a file, or one that it imports directly or indirectly, stands in this folder. */
function createReach(folder: string): (file: string) => boolean {
  const files = new Set(sourceFiles())
  const known = new Map<string, boolean>()
  const reaches = (file: string): boolean => {
    const before = known.get(file)
    if (before !== undefined) return before
    // There are no circles between files, so nothing asks for this value before it is right.
    known.set(file, false)
    const found = file.startsWith(folder) || ownImports(file).some((imported) => files.has(imported) && reaches(imported))
    known.set(file, found)
    return found
  }
  return reaches
}
