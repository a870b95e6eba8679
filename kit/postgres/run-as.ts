import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import type { Programs } from './programs.ts'
import { cannotRun, cannotRunAsRoot } from './postgres-problem.ts'

/** How to run a program of PostgreSQL. A process of root needs another user for it, because PostgreSQL refuses to run as root. */
export type RunAs = {
  name: 'directly' | 'user namespace' | 'other user'
  /** The command that comes before the program. */
  prefix: string[]
  /** The owner of the files that PostgreSQL writes, as this process sees that owner. */
  owner: { uid: number; gid: number } | undefined
}

/**
 * Finds the first way of running PostgreSQL that works on this machine and may write into `home`. `ways` limits the choice, for tests. Throws
 * PostgresProblem when none works.
 */
export async function wayToRun(programs: Programs, home: string, ways?: RunAs['name'][]): Promise<RunAs> {
  const possible = (await waysHere(home)).filter((way) => !ways || ways.includes(way.name))
  let output = ''
  for (const way of possible) {
    const tried = (await failure(way, programs.path('postgres'), ['--version'], programs)) ?? (await notInto(home, way, programs))
    if (tried === undefined) return way
    output = tried
  }
  throw process.getuid?.() === 0 ? cannotRunAsRoot() : cannotRun(output.trim().split('\n').at(-1) || 'it does not start')
}

// In a user namespace, root may not enter a folder of another user, so test it. The way 'other user' may enter every folder, and needs no test.
async function notInto(home: string, way: RunAs, programs: Programs): Promise<string | undefined> {
  return way.name === 'user namespace' ? failure(way, 'test', ['-w', home, '-a', '-x', home], programs) : undefined
}

async function waysHere(home: string): Promise<RunAs[]> {
  const uid = process.getuid?.()
  const gid = process.getgid?.() ?? 0
  if (uid === undefined) return [{ name: 'directly', prefix: [], owner: undefined }]
  const owner = { uid, gid }
  const directly: RunAs = { name: 'directly', prefix: [], owner }
  if (uid !== 0 && isKnown()) return [directly]
  const theirs = (await stat(home)).uid
  const account = process.platform === 'linux' ? await ordinaryAccount(theirs) : undefined
  if (!account) return uid === 0 ? [] : [directly]
  // Inside the namespace the user is an ordinary user with a name. Outside, the files still belong to root, so no other user can open them.
  const namespace: RunAs = { name: 'user namespace', prefix: ['unshare', '--user', `--map-user=${account.uid}`, '--'], owner }
  // For machines that forbid namespaces (most containers): run as another user who keeps one right of root, to enter every folder.
  const rights = ['--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override']
  const other: RunAs = {
    name: 'other user',
    prefix: ['setpriv', `--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', ...rights, '--'],
    owner: account,
  }
  if (uid !== 0) return [namespace]
  // The data folder may belong to another user (with sudo, or when it is mounted). Its files must keep that owner.
  return theirs === account.uid ? [other, namespace] : [namespace, other]
}

// PostgreSQL refuses a user id that has no name.
function isKnown(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

async function ordinaryAccount(preferred: number): Promise<{ uid: number; gid: number } | undefined> {
  const accounts = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    return name && Number(uid) > 0 ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
  const account =
    accounts.find(({ uid }) => uid === preferred) ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody') ??
    accounts[0]
  return account && { uid: account.uid, gid: account.gid }
}

/** Runs a program in this way. Returns its error output, or undefined when it succeeded. */
function failure({ prefix }: RunAs, program: string, args: string[], { environment }: Programs): Promise<string | undefined> {
  const [command = program, ...rest] = [...prefix, program, ...args]
  return new Promise((resolve) => {
    execFile(command, rest, { env: environment, timeout: 20_000 }, (error, _, stderr) =>
      resolve(error ? stderr || error.message : undefined),
    )
  })
}
