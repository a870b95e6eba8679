import type { AddressAnswer, PostalAddress } from '@fondly/domain/address/postal-address.ts'
import type { BulkColumn } from '@fondly/domain/bulk-sending/bulk-columns.ts'
import type { CardDetails } from '@fondly/domain/catalogue/card.ts'
import type { Client } from '@fondly/domain/client/client.ts'
import type { SenderProfile } from '@fondly/domain/sender/sender-profile.ts'
import { readListRows } from '@fondly/domain/bulk-sending/read-list-rows.ts'
import type { AccessibleCard } from '../catalogue/card-access.ts'
import { createContactsWorld } from '../contacts/contacts-world.fixture.ts'
import { noPress } from '../orders/press-desk.ts'
import { createCheckRows } from './check-rows.ts'

const RETURN_ADDRESS = {
  name: 'Harborview',
  address1: '480 Commercial St',
  address2: '',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
  country: 'US',
}
const profile: SenderProfile = {
  id: 'resident-care',
  name: 'Resident Care',
  signature: 'Warmly, Dana',
  returnAddress: RETURN_ADDRESS,
  invoiceAccount: '',
  newUserDefault: true,
}
// The check uses only these members of a card and a client, so the casts hold.
const card = {
  id: '1HBE2115',
  name: 'Hill Town',
  language: 'en_US',
  size: '70',
  orientation: 'V',
  pictureUrl: '/art/front.webp',
  outsideUrl: '/art/front.webp',
  insideUrl: undefined,
  sentiments: [],
  messageStarters: [],
} as unknown as CardDetails
const client = { id: 'harborview', configuration: {}, senderProfiles: [profile], models: [] } as unknown as Client

/** Creates a client with one card, whose address check answers with `validate`, and a function that checks a list. */
export async function createBulkWorld() {
  const world = await createContactsWorld()
  const access: AccessibleCard = { card, client, profiles: [profile] }
  const asked: PostalAddress[] = []
  const upstream = {
    validate: (address: PostalAddress): Promise<AddressAnswer> => Promise.resolve({ success: true, code: 200, message: '', address }),
  }
  const context = {
    ...world.context,
    press: noPress,
    cardAccess: { find: () => Promise.resolve(access) },
    calendar: { calendar: () => Promise.resolve({ today: '2026-11-23', blackoutDays: new Set<string>() }) },
    inspect: () => Promise.resolve([]),
    worker: {
      validateAddress: ({ address }: { address: PostalAddress }) => {
        asked.push(address)
        return upstream.validate(address)
      },
    },
    // The check uses only these members.
  } as unknown as Parameters<typeof createCheckRows>[0]
  const checkRows = createCheckRows(context)

  /** Checks rows that differ from a sound one by these cells. */
  async function check(rows: readonly Partial<Record<BulkColumn, string>>[], { addressLimitMs = 60_000 } = {}) {
    const columns = Object.keys(SOUND_ROW).map((column) => ({ heading: column, column: column as BulkColumn }))
    const cells = rows.map((change) => Object.values({ ...SOUND_ROW, ...change }))
    const list = readListRows({ rows: cells, headingRow: undefined, columns }, { message: '', mailDate: '2026-12-01', today: '2026-11-23' })
    const chosen = { cardId: card.id, senderProfileId: profile.id, sentiment: '' }
    return checkRows(world.dana, { ...chosen, rows: list.rows, addressLimitMs })
  }
  return { ...world, context, asked, upstream, check, checkRows }
}

export const SOUND_ROW = {
  firstName: 'Walter',
  lastName: 'Lindqvist',
  address1: '2208 Harbor Walk',
  address2: '',
  city: 'Boston',
  state: 'MA',
  zipCode: '02210',
  message: 'Welcome home!',
  mailDate: '',
  language: '',
} satisfies Partial<Record<BulkColumn, string>>
