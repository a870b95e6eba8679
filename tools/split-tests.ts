import { ownImports, sourceFiles } from './imports.ts'
import { findWorkspace, isOfProduct } from './workspaces.ts'

/**
 * Splits the unit tests of the product's workspaces in two lists: `reaching` tests import something from the folder of this embedded upstream, directly
 * or indirectly; `standing` tests also run without that folder.
 */
export function splitTests(upstream: string): { standing: string[]; reaching: string[] } {
  const reaches = createReach(`upstreams/${upstream}/`)
  const tests = sourceFiles().filter((file) => /\.test\.tsx?$/.test(file) && isInProduct(file))
  return { standing: tests.filter((file) => !reaches(file)), reaching: tests.filter(reaches) }
}

function isInProduct(file: string): boolean {
  const workspace = findWorkspace(file)
  return workspace !== undefined && isOfProduct(workspace)
}

/** Creates a function that tells whether a file is in this folder, or imports a file of it directly or indirectly. */
function createReach(folder: string): (file: string) => boolean {
  const files = new Set(sourceFiles())
  const known = new Map<string, boolean>()
  const reaches = (file: string): boolean => {
    const before = known.get(file)
    if (before !== undefined) return before
    // Files never import one another in a circle, so this value is never read before the result replaces it.
    known.set(file, false)
    const found = file.startsWith(folder) || ownImports(file).some((imported) => files.has(imported) && reaches(imported))
    known.set(file, found)
    return found
  }
  return reaches
}
