import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

/** Starts a file that serves tasks. While it has no task, it does not keep the process that started it alive. */
export function startProcess(entry: string, { heapLimitMb }: { heapLimitMb: number }): ChildProcess {
  const started = fork(entry, {
    // Structured clone sends bytes as bytes; JSON would send them as text.
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapLimitMb}`],
    // Use one malloc arena: pictures are a few large pieces, and with an arena for each thread most freed memory would not return to the system.
    env: { ...surroundings(), ...compileCache(), MALLOC_ARENA_MAX: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  started.unref()
  started.channel?.unref()
  return started
}

/** Passes on only the variables that every program needs, and none of our settings and secrets: the child reads files of strangers. */
function surroundings(): NodeJS.ProcessEnv {
  return Object.fromEntries(['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot'].map((name) => [name, process.env[name]]))
}

/** Lets the child use the compile cache of this process, if it has one. */
function compileCache(): NodeJS.ProcessEnv {
  // Node adds a folder for its own release below the folder in NODE_COMPILE_CACHE, so pass on the parent folder.
  const folder = getCompileCacheDir()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}
