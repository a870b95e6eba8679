import { sign, type KeyObject } from 'node:crypto'

type CertificateFields = {
  privateKey: KeyObject
  publicKey: KeyObject
  serial: Uint8Array
  /** The common name of subject and issuer. */
  name: string
  notBefore: Date
  notAfter: Date
}

/** A self-signed X.509 version 3 certificate for an RSA key, in DER. PingOne's clients verify with `x5c`, and Node cannot create certificates. */
export function selfSignedCertificate({ privateKey, publicKey, serial, name, notBefore, notAfter }: CertificateFields): Buffer {
  const commonName = sequence(set(sequence(oid('550403'), element(0x0c, Buffer.from(name, 'utf8').subarray(0, 64)))))
  const tbs = sequence(
    element(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.from(serial)),
    SHA256_WITH_RSA,
    commonName,
    sequence(time(notBefore), time(notAfter)),
    commonName,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  return sequence(tbs, SHA256_WITH_RSA, bits(sign('sha256', tbs, privateKey)))
}

function element(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([Buffer.from([tag]), length(body.length), body])
}

function length(size: number): Buffer {
  if (size < 0x80) return Buffer.from([size])
  const bytes = Buffer.from(size.toString(16).padStart(size > 0xff ? 4 : 2, '0'), 'hex')
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes])
}

const sequence = (...content: Buffer[]) => element(0x30, ...content)
const set = (...content: Buffer[]) => element(0x31, ...content)
const oid = (hex: string) => element(0x06, Buffer.from(hex, 'hex'))
const bits = (content: Buffer) => element(0x03, Buffer.from([0]), content)

// DER demands the shortest form: no leading zeros, except one that keeps the number positive.
function integer(bytes: Buffer): Buffer {
  let from = 0
  while (from < bytes.length - 1 && bytes[from] === 0) from++
  const short = bytes.subarray(from)
  return element(0x02, (short[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.from([0]), short]) : short)
}

// RFC 5280: UTCTime (two-digit years) before 2050, GeneralizedTime (four digits) from then on.
function time(at: Date): Buffer {
  const digits = `${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`
  return at.getUTCFullYear() < 2050 ? element(0x17, Buffer.from(digits.slice(2))) : element(0x18, Buffer.from(digits))
}

const SHA256_WITH_RSA = sequence(oid('2a864886f70d01010b'), element(0x05))
