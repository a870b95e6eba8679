import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

/** Starts a file that serves tasks; while it has none, the process that started it may end. */
export function startProcess(entry: string, { heapLimitMb }: { heapLimitMb: number }): ChildProcess {
  const started = fork(entry, {
    // Bytes travel as bytes.
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapLimitMb}`],
    // Pictures are a few large pieces: with an arena for each of many threads most of what was freed would be kept.
    env: { ...surroundings(), ...compileCache(), MALLOC_ARENA_MAX: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  started.unref()
  started.channel?.unref()
  return started
}

/** What any program needs to find its way; of our settings and secrets nothing, as what is read there comes from strangers. */
function surroundings(): NodeJS.ProcessEnv {
  return Object.fromEntries(['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot'].map((name) => [name, process.env[name]]))
}

/** Where this process keeps compiled code, if it does, its child does too. */
function compileCache(): NodeJS.ProcessEnv {
  // Node names a folder of its own release in the one that it is given.
  const folder = getCompileCacheDir()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}
