import { scrypt, timingSafeEqual } from 'node:crypto'

const COST = { N: 16_384, r: 8, p: 1 }
const KEY_BYTES = 32
// The hash that is compared for an unknown login, so that the check takes as long as with a wrong password.
const DUMMY_HASH = `${'00'.repeat(16)}:${'00'.repeat(KEY_BYTES)}`

/** The stored form of a password; `salt` is 16 random bytes. */
export async function passwordHash(password: string, salt: Uint8Array): Promise<string> {
  return `${Buffer.from(salt).toString('hex')}:${(await deriveKey(password, salt)).toString('hex')}`
}

/** Whether the password matches the hash. Without a hash it takes the same time and returns false. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [salt = '', storedHash = ''] = (hash ?? DUMMY_HASH).split(':')
  const given = await deriveKey(password, Buffer.from(salt, 'hex'))
  return timingSafeEqual(given, Buffer.from(storedHash, 'hex')) && hash !== null
}

function deriveKey(password: string, salt: Uint8Array): Promise<Buffer> {
  return new Promise((done, failed) =>
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, COST, (error, key) => (error ? failed(error) : done(key))),
  )
}
