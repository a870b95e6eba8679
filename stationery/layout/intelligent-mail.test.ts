import { describe, expect, test } from 'vitest'
import { intelligentMail } from './intelligent-mail.ts'

/** The four examples of the specification itself (USPS-B-3200). */
test.each([
  ['', 'ATTFATTDTTADTAATTDTDTATTDAFDDFADFDFTFFFFFTATFAAAATDFFTDAADFTFDTDT'],
  ['01234', 'DTTAFADDTTFTDTFTFDTDDADADAFADFATDDFTAAAFDTTADFAAATDFDTDFADDDTDFFT'],
  ['012345678', 'ADFTTAFDTTTTFATTADTAAATFTFTATDAAAFDDADATATDTDTTDFDTDATADADTDFFTFA'],
  ['01234567891', 'AADTFFDFTDADTAADAATFDTDDAAADDTDTTDAFADADDDTFFFDDTTTADFAAADFTDAADA'],
])('the piece 01234567094987654321 to "%s" has the bars of the specification', (routing, bars) => {
  expect(intelligentMail({ tracking: '01234567094987654321', routing }).join('')).toBe(bars)
})

describe('invalid digits are refused', () => {
  test.each([
    ['0123456709498765432', ''],
    ['05234567094987654321', ''],
    ['0123456709498765432x', ''],
    ['01234567094987654321', '0123'],
    ['01234567094987654321', '01234-5678'],
  ])('%s to "%s"', (tracking, routing) => {
    expect(() => intelligentMail({ tracking, routing })).toThrow(RangeError)
  })
})

test('the smallest and the largest piece have different codes of 65 bars', () => {
  const [least, most] = [
    intelligentMail({ tracking: '00000000000000000000', routing: '' }),
    intelligentMail({ tracking: '94999999999999999999', routing: '99999999999' }),
  ]
  expect([least.length, most.length]).toEqual([65, 65])
  expect(least).not.toEqual(most)
})
