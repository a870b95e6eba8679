import { comparePeople, readPerson } from '@fondly/domain/recognition/compare-people.ts'
import { chooseByLength } from '@fondly/kit/testing/long.ts'
import { PUBLICATION_28 } from '@fondly/upstreams/worker/address/publication-28.fixture.ts'
import { randomAddress } from '@fondly/upstreams/worker/address/random-address.fixture.ts'
import { standardise } from '@fondly/upstreams/worker/address/standardise.ts'
import { expect, test } from 'vitest'

const COUNT = chooseByLength({ short: 750, long: 3_000 })

type Lines = { address1: string; address2: string }

const DAYTON = { city: 'Dayton', state_code: 'OH', postal_code: '45405', country_code: 'US' }
const ofPublication = PUBLICATION_28.split('\n').flatMap((line) => {
  const typed = /^\S+\s+(.*?)\s+->/.exec(line)?.[1]
  const [address1 = '', address2 = ''] = (typed ?? '').split('|').map((part) => part.trim())
  return typed === undefined || typed.includes('@') ? [] : [{ address1, address2 }]
})
const readAt = ({ address1, address2 }: Lines) =>
  readPerson({ firstName: 'Ana', lastName: 'Diaz', address1, address2, city: 'Dayton', state: 'OH', zipCode: '45405' })

test('97 percent of the addresses of Publication 28 and of many others are recognised in their standard form', () => {
  const typed: Lines[] = [...ofPublication, ...Array.from({ length: COUNT }, (_, seed) => randomAddress(seed))]
  const checked = typed.flatMap((lines) => {
    const answer = standardise({ ...DAYTON, ...lines })
    return answer.success ? [{ lines, answer }] : []
  })
  expect(checked.length).toBeGreaterThan(COUNT)
  const recognised = checked.filter(({ lines, answer }) => comparePeople(readAt(lines), readAt(answer)).isSame)
  expect(recognised.length / checked.length).toBeGreaterThanOrEqual(0.97)
})

test('almost no address is mistaken for another address', () => {
  const people = Array.from({ length: COUNT }, (_, seed) => ({ seed, address: randomAddress(seed), reading: readAt(randomAddress(seed)) }))
  const mistaken = people.filter(({ reading, address }, index) => {
    const next = people[index + 1]
    const [here, there] = [address, next?.address].map((lines) => lines && standardise({ ...DAYTON, ...lines }))
    if (!next || !here?.success || !there?.success || here.address1.split(' ')[0] === there.address1.split(' ')[0]) return false
    return comparePeople(reading, next.reading).isSame
  })
  expect(mistaken.map(({ seed }) => seed)).toEqual([])
})
