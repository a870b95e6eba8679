import { standardise } from '@fondly/upstreams/worker/address/standardise.ts'
import { PUBLICATION_28 } from '@fondly/upstreams/worker/address/publication-28.fixture.ts'
import { randomAddress } from '@fondly/upstreams/worker/address/random-address.fixture.ts'
import { zipTable } from '@fondly/upstreams/worker/address/zip-table.ts'

/**
 * Measures how many addresses per second one core checks, compared with the bare limit in the same run: the same strings only upper-cased
 * and split into words. `node bench/address.ts [seconds]`
 */
const SECONDS = Number(process.argv[2] ?? 3)
const DAYTON = { city: 'Dayton', state_code: 'OH', postal_code: '45405', country_code: 'US' }

// Use places from all over the country, so that no ZIP is checked again and again.
const places = Array.from({ length: 90_000 }, (_, number) => zipTable().find(String(10_000 + number)))
  .filter((zip) => zip !== undefined && !/^A[AEP]$/.test(zip.state))
  .map((zip) => ({ city: zip?.city ?? '', state_code: zip?.state ?? '', postal_code: zip?.zip ?? '', country_code: 'US' }))
const placeFor = (seed: number) => places[(seed * 7919) % places.length] ?? DAYTON

const typed = PUBLICATION_28.split('\n')
  .map((line) => /^\S+\s+(.*?)\s+->/.exec(line)?.[1])
  .filter((line): line is string => line !== undefined && !line.includes('@'))
  .map((line) => {
    const [address1 = '', address2 = ''] = line.split('|').map((part) => part.trim())
    return { ...DAYTON, address1, address2 }
  })
const addresses = [...typed, ...Array.from({ length: 4000 }, (_, seed) => ({ ...placeFor(seed), ...randomAddress(seed) }))]

type Measured = { perSecond: number; cpuMicroseconds: number }

// Rounds alternate, so that a noisy machine is noisy for both kinds.
function measure(kinds: Record<string, (address: (typeof addresses)[number]) => unknown>): Record<string, Measured> {
  const spent = Object.fromEntries(Object.keys(kinds).map((name) => [name, { rounds: 0, wall: 0, cpu: 0 }]))
  const end = performance.now() + SECONDS * 1000
  for (let warm = 3; warm > 0 || performance.now() < end; warm--) {
    for (const [name, check] of Object.entries(kinds)) {
      const cpu = process.cpuUsage()
      const began = performance.now()
      for (const address of addresses) result = check(address)
      const sum = spent[name]
      if (warm > 0 || !sum) continue
      const used = process.cpuUsage(cpu)
      sum.rounds++
      sum.wall += performance.now() - began
      sum.cpu += used.user + used.system
    }
  }
  return Object.fromEntries(
    Object.entries(spent).map(([name, { rounds, wall, cpu }]) => {
      const checked = rounds * addresses.length
      return [name, { perSecond: (checked / wall) * 1000, cpuMicroseconds: cpu / checked }]
    }),
  )
}

// Keep the last result, so that the engine does not optimise the work away.
let result: unknown

const { check, bare } = measure({
  check: standardise,
  bare: ({ address1, address2, city, state_code, postal_code }) =>
    [address1, address2, city, state_code, postal_code].map((line) => line.toUpperCase().split(' ')),
})
if (!check || !bare || result === undefined) throw new Error('Nothing was measured.')

const row = (name: string, { perSecond, cpuMicroseconds }: Measured) =>
  [name.padEnd(40), count(1_000_000 / cpuMicroseconds), count(perSecond), cpuMicroseconds.toFixed(2).padStart(12)].join(' ')
const count = (number: number) => Math.round(number).toLocaleString('en').padStart(16)

process.stdout.write(`${addresses.length} addresses, ${SECONDS} s, Node ${process.version}, one thread
${''.padEnd(40)} a second of core  second by clock   us of core
${row('Address-Validate (standardise)', check)}
${row('the same strings upper-cased and split', bare)}
ratio of processor time ${(check.cpuMicroseconds / bare.cpuMicroseconds).toFixed(1)}
`)
