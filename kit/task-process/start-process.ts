import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

/** Starts a file that serves tasks. While it has no task, it does not keep the process that started it alive. */
export function startProcess(entry: string, { heapLimitMb }: { heapLimitMb: number }): ChildProcess {
  const started = fork(entry, {
    // Structured clone: bytes are sent as bytes and not as JSON.
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapLimitMb}`],
    // Pictures are a few large pieces: with a malloc arena for each of many threads, most of the freed memory would be kept.
    env: { ...surroundings(), ...compileCache(), MALLOC_ARENA_MAX: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  started.unref()
  started.channel?.unref()
  return started
}

/** Passes on only what any program needs, and none of our settings and secrets, because the child reads what comes from strangers. */
function surroundings(): NodeJS.ProcessEnv {
  return Object.fromEntries(['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot'].map((name) => [name, process.env[name]]))
}

/** Lets the child use the compile cache of this process, if it has one. */
function compileCache(): NodeJS.ProcessEnv {
  // Node adds a folder for its own release below the one that it is given.
  const folder = getCompileCacheDir()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}
