import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'

/** Keeps what must not be readable at rest: tokens, names, addresses, secrets. */
export type Seal = {
  /** `place` says where the secret lies (table and row); sealed matter opens nowhere else. */
  close: (matter: unknown, place: string) => Buffer
  /** What was closed there. Throws when the key is another, or the bytes were touched or moved. */
  open: (sealed: Uint8Array, place: string) => unknown
}

const NONCE = 12
const TAG = 16

/** AES-256-GCM with a key derived from the data key for this use, in words that stay. */
export function sealFor(use: string, dataKey: Uint8Array, random: (bytes: number) => Uint8Array): Seal {
  if (dataKey.length < 32) throw new Error('The data key must have at least 32 bytes.')
  const key = Buffer.from(hkdfSync('sha256', dataKey, '', use, 32))
  return {
    close(matter, place) {
      const nonce = random(NONCE)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
      const hidden = Buffer.concat([cipher.update(JSON.stringify(matter), 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden])
    },
    open(sealed, place) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE), { authTagLength: TAG }).setAAD(Buffer.from(place))
      decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
      const plain = Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()])
      return JSON.parse(plain.toString('utf8'))
    },
  }
}
