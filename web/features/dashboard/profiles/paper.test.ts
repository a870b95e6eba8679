import type { Profile, ProfileAnswer } from '@fondly/contracts/bff/profiles.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayPage } from '@fondly/stationery/layout/display-list.ts'
import { knownLayout } from '@fondly/stationery/layout/paper-rules.ts'
import { expect, test } from 'vitest'
import { layOutPaper, type PaperPart } from './paper.ts'
import type { PaperTools } from './paper-tools.ts'

// The layout needs no browser. The other tools draw and are not used here.
const tools = { cardPages, displayPage, knownLayout } as PaperTools
const ADDRESS = { name: 'Harborview', address1: '480 Commercial St', address2: '', city: 'Portland', state: 'ME', zip: '04101' }
const EXAMPLE: NonNullable<ProfileAnswer['example']> = {
  cardName: 'Hill Town',
  signer: { firstName: 'Dana', lastName: 'Whitfield', location: 'Portland Waterfront' },
  print: {
    cardId: '1HBE2115',
    size: '70',
    orientation: 'V',
    language: 'en_US',
    outsideUrl: '/art/front.svg',
    message: 'Welcome home.',
    backMessage: '',
    backDisclaimer: '',
    recipient: ADDRESS,
    scanCode: 'EXAMPLE000',
  },
}
const PROFILE: Profile = {
  name: 'Resident Care',
  signature: 'Warmly,\n{firstName} {lastName}\n{senderProfileName}, {location}',
  returnAddress: { ...ADDRESS, country: 'US' },
  invoiceAccount: '',
  newUserDefault: false,
  logoUrl: '/art/logo.svg',
  disclaimer: { default: 'Equal housing.', es: 'Igualdad de vivienda.' },
}
const layOut = (change: Partial<Profile> = {}, inUse?: PaperPart, language: 'en_US' | 'es' = 'en_US') =>
  layOutPaper(tools, EXAMPLE, { ...PROFILE, ...change }, { language, inUse })

test('the preview shows the typed text in the chosen language with the name of a real sender', () => {
  expect(layOut()?.print).toMatchObject({
    signature: 'Warmly,\nDana Whitfield\nResident Care, Portland Waterfront',
    disclaimer: 'Equal housing.',
    returnAddress: { address1: '480 Commercial St' },
  })
  expect(layOut({}, undefined, 'es')?.print.disclaimer).toBe('Igualdad de vivienda.')
})

test.each<[PaperPart, 'envelope' | 'inside' | 'outside']>([
  ['address', 'envelope'],
  ['signature', 'inside'],
  ['disclaimer', 'outside'],
  ['logo', 'outside'],
])('the %s in use is marked on the %s, and nothing else', (part, page) => {
  const paper = layOut({}, part)
  const marked = { envelope: paper?.envelope.marks.length, inside: paper?.inside.marks.length, outside: paper?.outside.marks.length }
  expect(marked).toEqual({ envelope: 0, inside: 0, outside: 0, [page]: 1 })
  expect(paper?.[page].marks[0]?.isWrong).toBe(false)
})

test('a signature that does not fit is marked as wrong', () => {
  expect(layOut()?.tooLong).toEqual([])
  const paper = layOut({ signature: 'One line\n'.repeat(40) })
  expect(paper?.tooLong).toEqual(['signature'])
  expect(paper?.inside.marks).toMatchObject([{ isWrong: true }])
})
