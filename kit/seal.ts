import { createCipheriv, createDecipheriv, hkdfSync, type DecipherGCM } from 'node:crypto'

/** Encrypts what must not be readable at rest: tokens, names, addresses, secrets. */
export type Seal = {
  /** Encrypts a value. `place` names the table and the row that hold it; the value opens only with the same place. */
  close: (content: unknown, place: string) => Buffer
  /** Decrypts a value. Throws WrongKey for another key, another place or changed bytes. */
  open: (sealed: Uint8Array, place: string) => unknown
}

/** Encrypts values of one type: what `open` returns is what `close` took for the same key, as JSON stores it. */
export type TypedSeal<Value, Key extends unknown[]> = {
  close: (value: Value, ...key: Key) => Buffer
  /** Throws WrongKey as `Seal` does. */
  open: (sealed: Uint8Array, ...key: Key) => Value
}

/**
 * Creates a seal for values of one type, in one column of one table. `placeOf` names the row; no other code may use these names. `Value` must be a
 * type that JSON can return: an instant is a string, for example.
 */
export function createTypedSeal<Value, Key extends unknown[]>(seal: Seal, placeOf: (...key: Key) => string): TypedSeal<Value, Key> {
  return {
    close: (value, ...key) => seal.close(value, placeOf(...key)),
    open: (sealed, ...key) => seal.open(sealed, placeOf(...key)) as Value, // only `close` seals under this name
  }
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A sealed value does not open, because the key or the place is not the same, or the bytes were changed. */
export class WrongKey extends Error {
  override name = 'WrongKey'
}

/**
 * Seals with AES-256-GCM and a key that is derived from the data key for this use. Never change the text of `use`: values that were sealed with the
 * old text would not open any more.
 */
export function createSeal(use: string, dataKey: Uint8Array, random: (bytes: number) => Uint8Array): Seal {
  if (dataKey.length < 32) throw new Error('The data key must have at least 32 bytes.')
  const key = Buffer.from(hkdfSync('sha256', dataKey, '', use, 32))
  return {
    close(content, place) {
      const nonce = random(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
      const hidden = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden])
    },
    open(sealed, place) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES }).setAAD(
        Buffer.from(place),
      )
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return JSON.parse(opened(decipher, sealed.subarray(NONCE_BYTES + TAG_BYTES)).toString('utf8'))
    },
  }
}

function opened(decipher: DecipherGCM, hidden: Uint8Array): Buffer {
  const plain = decipher.update(hidden)
  try {
    return Buffer.concat([plain, decipher.final()])
  } catch (cause) {
    throw new WrongKey('A sealed row does not open with this key.', { cause })
  }
}
