import { scrypt, timingSafeEqual } from 'node:crypto'

const COST = { N: 16_384, r: 8, p: 1 }
const BYTES = 32
// Of no password: what a wrong login is compared with, so that it takes as long as a wrong password.
const NOBODY = `${'00'.repeat(16)}:${'00'.repeat(BYTES)}`

/** What is kept of a password; `salt` is 16 random bytes. */
export async function passwordHash(password: string, salt: Uint8Array): Promise<string> {
  return `${Buffer.from(salt).toString('hex')}:${(await derived(password, salt)).toString('hex')}`
}

/** Whether this is the password; without a hash there is none, and it takes as long to say so. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [salt = '', kept = ''] = (hash ?? NOBODY).split(':')
  const given = await derived(password, Buffer.from(salt, 'hex'))
  return timingSafeEqual(given, Buffer.from(kept, 'hex')) && hash !== null
}

function derived(password: string, salt: Uint8Array): Promise<Buffer> {
  return new Promise((done, failed) =>
    scrypt(password.normalize('NFC'), salt, BYTES, COST, (error, key) => (error ? failed(error) : done(key))),
  )
}
