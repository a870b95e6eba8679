import { hash, verify } from '@node-rs/argon2'

export type PasswordCost = { memoryKibibytes: number; passes: number }
export const PASSWORD_COST: PasswordCost = { memoryKibibytes: 65_536, passes: 3 }

export type Passwords = {
  hash: (password: string) => Promise<string>
  /** Compares a password with a hash. Without a hash it takes the same time, so that the time does not tell whether a user exists. */
  matches: (password: string, hash: string | null | undefined) => Promise<boolean>
}

/** Half of libuv's four threads, so that many sign-ons leave two threads for the rest of the process. */
const MAX_CONCURRENT_HASHES = 2

/** Hashes passwords with argon2id (the library's default), one lane. */
export function passwords({ memoryKibibytes, passes }: PasswordCost): Passwords {
  const options = { memoryCost: memoryKibibytes, timeCost: passes, parallelism: 1 }
  // A hash that no known password matches. A comparison with it takes as long as with a real hash.
  const dummyHash = `$argon2id$v=19$m=${memoryKibibytes},t=${passes},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`
  const limited = limitConcurrency(MAX_CONCURRENT_HASHES)
  return {
    hash: (password) => limited(() => hash(password, options)),
    matches: async (password, known) => (await limited(() => verify(known ?? dummyHash, password))) && known != null,
  }
}

/** Runs at most `count` tasks at the same time; the others wait in order. */
export function limitConcurrency(count: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      // The slot goes straight to the longest waiting task, so that a new one cannot take it.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
