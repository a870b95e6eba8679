import { hash, verify } from '@node-rs/argon2'

export type PasswordCost = { memoryKibibytes: number; passes: number }
export const PASSWORD_COST: PasswordCost = { memoryKibibytes: 65_536, passes: 3 }

export type Passwords = {
  hash: (password: string) => Promise<string>
  /** Costs the same whether or not there is a hash to compare with, so that time does not tell who exists. */
  matches: (password: string, hash: string | null | undefined) => Promise<boolean>
}

/** Passwords as argon2id (the library's default), one lane. */
export async function passwords({ memoryKibibytes, passes }: PasswordCost): Promise<Passwords> {
  const options = { memoryCost: memoryKibibytes, timeCost: passes, parallelism: 1 }
  const nobodys = await hash('the password of nobody', options)
  return {
    hash: (password) => hash(password, options),
    matches: async (password, known) => (await verify(known ?? nobodys, password)) && known != null,
  }
}
