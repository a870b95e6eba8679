/**
 * The workspaces, and what each may import. A file belongs to the first workspace with a matching folder, so the most specific folder comes first.
 */
export type Workspace = {
  name: string
  /** Folders, relative to the root. */
  folders: string[]
  /** Other workspaces that this workspace may import ('*': all). It may always import itself. */
  mayImport: string[]
}

export const WORKSPACES: Workspace[] = [
  { name: 'domain', folders: ['domain'], mayImport: [] },
  { name: 'languages', folders: ['languages'], mayImport: ['domain'] },
  { name: 'kit', folders: ['kit'], mayImport: [] },
  { name: 'stationery/typeset', folders: ['stationery/typeset'], mayImport: [] },
  { name: 'stationery/layout', folders: ['stationery/layout'], mayImport: ['stationery/typeset'] },
  { name: 'stationery/paint/svg', folders: ['stationery/paint/svg'], mayImport: ['stationery/layout', 'stationery/typeset'] },
  {
    name: 'stationery/paint',
    folders: ['stationery/paint'],
    mayImport: ['stationery/paint/svg', 'stationery/layout', 'stationery/typeset'],
  },
  {
    name: 'pictures',
    folders: ['pictures'],
    mayImport: ['stationery/typeset', 'stationery/layout', 'stationery/paint', 'stationery/paint/svg', 'kit'],
  },
  { name: 'contracts/bff', folders: ['contracts/bff'], mayImport: ['domain'] },
  { name: 'contracts/load', folders: ['contracts/load'], mayImport: [] },
  { name: 'contracts/ocapi', folders: ['contracts/ocapi'], mayImport: [] },
  { name: 'contracts/pingone', folders: ['contracts/pingone'], mayImport: [] },
  { name: 'contracts/worker', folders: ['contracts/worker'], mayImport: [] },
  { name: 'contracts/renderer', folders: ['contracts/renderer'], mayImport: [] },
  { name: 'gateways/commerce', folders: ['gateways/commerce'], mayImport: ['domain', 'contracts/ocapi', 'kit'] },
  { name: 'gateways/identity', folders: ['gateways/identity'], mayImport: ['domain', 'contracts/pingone', 'kit'] },
  { name: 'gateways/worker', folders: ['gateways/worker'], mayImport: ['domain', 'contracts/worker', 'kit'] },
  { name: 'gateways/renderer', folders: ['gateways/renderer'], mayImport: ['domain', 'contracts/renderer', 'kit'] },
  {
    name: 'core',
    folders: ['core'],
    mayImport: [
      'pictures',
      'domain',
      'stationery/typeset',
      'stationery/layout',
      'gateways/commerce',
      'gateways/identity',
      'gateways/worker',
      'gateways/renderer',
      'kit',
    ],
  },
  {
    name: 'bff',
    folders: ['bff'],
    mayImport: ['core', 'domain', 'languages', 'stationery/layout', 'contracts/bff', 'gateways/identity', 'kit'],
  },
  {
    name: 'web',
    folders: ['web'],
    mayImport: [
      'domain',
      'languages',
      'stationery/typeset',
      'stationery/layout',
      'stationery/paint/svg',
      'contracts/bff',
      'contracts/pingone',
    ],
  },
  { name: 'upstreams/commerce', folders: ['upstreams/commerce'], mayImport: ['contracts/ocapi', 'contracts/load', 'kit'] },
  { name: 'upstreams/identity', folders: ['upstreams/identity'], mayImport: ['contracts/pingone', 'contracts/load', 'kit'] },
  { name: 'upstreams/worker', folders: ['upstreams/worker'], mayImport: ['contracts/worker', 'contracts/load', 'kit'] },
  {
    name: 'upstreams/renderer',
    folders: ['upstreams/renderer'],
    mayImport: [
      'pictures',
      'contracts/renderer',
      'contracts/load',
      'kit',
      'stationery/typeset',
      'stationery/layout',
      'stationery/paint',
      'stationery/paint/svg',
    ],
  },
  {
    name: 'press',
    folders: ['press'],
    mayImport: [
      'pictures',
      'domain',
      'stationery/typeset',
      'stationery/layout',
      'stationery/paint',
      'stationery/paint/svg',
      'contracts/bff',
      'gateways/commerce',
      'gateways/identity',
      'gateways/worker',
      'gateways/renderer',
      'kit',
    ],
  },
  {
    name: 'seed',
    folders: ['seed'],
    mayImport: ['contracts/load', 'stationery/typeset', 'stationery/layout', 'stationery/paint', 'stationery/paint/svg'],
  },
  { name: 'e2e', folders: ['e2e'], mayImport: [] },
  { name: 'tools', folders: ['tools'], mayImport: ['*'] },
  { name: 'bench', folders: ['bench'], mayImport: ['*'] },
  { name: 'chaos', folders: ['chaos'], mayImport: ['*'] },
  { name: 'launch', folders: ['launch'], mayImport: ['*'] },
  { name: 'scenarios', folders: ['scenarios'], mayImport: ['*'] },
]

/** Workspaces that only scenarios, tools, bench and chaos may import, even if the table allows `*`. */
const RESTRICTED = ['launch', 'scenarios', 'tools', 'bench', 'chaos', 'e2e']
const MAY_IMPORT_RESTRICTED = ['scenarios', 'tools', 'bench', 'chaos']

/**
 * What the tests of a workspace may import in addition. Only the contract tests of a gateway need an embedded upstream, and each needs only its own.
 * All other tests of the product also run without the folder of an upstream.
 */
const FOR_TESTS: Record<string, RegExp> = {
  'gateways/commerce': /^(upstreams\/commerce|contracts\/load)\//,
  'gateways/identity': /^(upstreams\/identity|contracts\/load)\//,
  'gateways/worker': /^(upstreams\/worker|contracts\/load)\//,
  'gateways/renderer': /^(upstreams\/renderer|contracts\/load)\//,
  press: /^contracts\/load\//,
  core: /^contracts\/load\//,
  bff: /^(gateways|contracts\/load)\//,
}

/** The only file of the product that may name embedded upstreams. It may name only their entry files. */
const UPSTREAMS_FILE = 'launch/upstreams.ts'

export function findWorkspace(path: string): Workspace | undefined {
  return WORKSPACES.find(({ folders }) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`)))
}

/** Whether this workspace is a part of the product. `launch` is not counted: it only puts the parts together. */
export const isOfProduct = ({ name, mayImport }: Workspace): boolean => !mayImport.includes('*') && !RESTRICTED.includes(name)

export const isTestFile = (file: string): boolean => /\.test\.tsx?$|\/testing\/|\.fixture\.ts$/.test(file)

/** Returns why the file may not import the other file (both relative to the root); undefined if it may. Types count as imports. */
export function importProblem(file: string, imported: string): string | undefined {
  const from = findWorkspace(file)
  const to = findWorkspace(imported)
  if (!from) return `${file} stands in no workspace.`
  if (!to) return `${file} imports ${imported}, which stands in no workspace.`
  if (from.name === to.name) return undefined
  if (isTestFile(file) && FOR_TESTS[from.name]?.test(imported)) return undefined
  if (RESTRICTED.includes(to.name))
    return MAY_IMPORT_RESTRICTED.includes(from.name)
      ? undefined
      : `${file} imports ${imported}: only ${MAY_IMPORT_RESTRICTED.join(', ')} may import ${to.name}.`
  if (from.name === 'launch' && !isTestFile(file) && to.name.startsWith('upstreams/')) return entryProblem(file, imported)
  if (from.mayImport.includes('*') || from.mayImport.includes(to.name)) return undefined
  return `${file} imports ${imported}: ${from.name} may not import ${to.name}.`
}

function entryProblem(file: string, imported: string): string | undefined {
  if (file !== UPSTREAMS_FILE) return `${file} imports ${imported}: only ${UPSTREAMS_FILE} may import an embedded upstream.`
  if (!/^upstreams\/(\w+)\/\1\.ts$/.test(imported))
    return `${file} imports ${imported}: it may not import more than the entry file of an upstream.`
  return undefined
}

/** Returns why a feature of web may not import this file. Features never import one another; only routes.tsx puts features together. */
export function featureProblem(file: string, imported: string): string | undefined {
  const feature = (path: string) => /^web\/features\/([^/]+)\//.exec(path)?.[1]
  const from = feature(file)
  const to = feature(imported)
  return from && to && from !== to ? `${file} imports ${imported}: features never import one another.` : undefined
}
