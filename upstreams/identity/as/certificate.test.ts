import { generateKeyPairSync, X509Certificate } from 'node:crypto'
import { expect, test } from 'vitest'
import { selfSignedCertificate } from './certificate.ts'

test.each(['2027-06-01T00:00:00Z', '2051-06-01T00:00:00Z'])('Node.js reads and verifies a certificate that is valid until %s', (until) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const serial = Uint8Array.from([0, 0, 0x90, 1])
  const der = selfSignedCertificate({
    privateKey,
    publicKey,
    serial,
    name: 'cards.example',
    notBefore: new Date('2026-11-20T10:00:00Z'),
    notAfter: new Date(until),
  })

  const read = new X509Certificate(der)
  expect(read.verify(publicKey)).toBe(true)
  expect(read.subject).toBe('CN=cards.example')
  expect(read.serialNumber).toBe('9001')
  expect(new Date(read.validTo)).toEqual(new Date(until))
  expect(read.publicKey.equals(publicKey)).toBe(true)
})
