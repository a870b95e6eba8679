import { hash, verify } from '@node-rs/argon2'

export type PasswordCost = { memoryKibibytes: number; passes: number }
export const PASSWORD_COST: PasswordCost = { memoryKibibytes: 65_536, passes: 3 }

export type Passwords = {
  hash: (password: string) => Promise<string>
  /** Costs the same whether or not there is a hash to compare with, so that time does not tell who exists. */
  matches: (password: string, hash: string | null | undefined) => Promise<boolean>
}

/** Of the four threads that the process has for such work, two: a flood of sign-ons leaves the others to the rest of the house. */
const AT_ONCE = 2

/** Passwords as argon2id (the library's default), one lane. */
export function passwords({ memoryKibibytes, passes }: PasswordCost): Passwords {
  const options = { memoryCost: memoryKibibytes, timeCost: passes, parallelism: 1 }
  // Written, not made: no password is known that hashes to it, and to compare with it costs what any comparison costs.
  const nobodys = `$argon2id$v=19$m=${memoryKibibytes},t=${passes},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`
  const inTurn = atMost(AT_ONCE)
  return {
    hash: (password) => inTurn(() => hash(password, options)),
    matches: async (password, known) => (await inTurn(() => verify(known ?? nobodys, password))) && known != null,
  }
}

/** Runs so many at once, the others in the order of their coming. */
export function atMost(count: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      // The place goes straight to whoever waits longest, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
