import { readPastedAddress } from '../address/read-pasted-address.ts'
import { repairZip } from '../address/repair-zip.ts'
import { splitFileName } from '../contacts/split-file-name.ts'
import { findStateCode } from '../order-form/states.ts'
import type { BulkColumn } from './bulk-columns.ts'
import type { ReadingProblem, RowTexts } from './list-row.ts'
import { readCityLine } from './read-city-line.ts'

export type ReadCell = (column: BulkColumn) => string
type Recipient = Pick<RowTexts, 'firstName' | 'lastName' | 'address1' | 'address2' | 'city' | 'state' | 'zipCode'>
type ReadAddress = { address: Omit<Recipient, 'firstName' | 'lastName'>; name: { firstName: string; lastName: string }; isUnread: boolean }

/** Reads name and address of a row. Whole names and whole addresses are split; what cannot be split stays in one field and is reported. */
export function readRecipient(cell: ReadCell): { recipient: Recipient; problems: ReadingProblem[] } {
  const { address, name: nameOnLabel, isUnread } = readAddress(cell)
  const isSpanish = address.state === 'PR'
  const company = cell('company')
  const separate = { firstName: cell('firstName'), lastName: cell('lastName') }
  const whole = splitFileName(cell('fullName'), isSpanish)
  const names = [separate, whole, nameOnLabel].find(hasName)
  const address2 = names && company !== '' ? [address.address2, company].filter(Boolean).join(', ') : address.address2
  return {
    recipient: { ...(names ?? splitFileName(company, isSpanish)), ...address, address2 },
    problems: isUnread ? [{ field: 'address1', code: 'address-unread' }] : [],
  }
}

const hasName = ({ firstName, lastName }: { firstName: string; lastName: string }): boolean => firstName !== '' || lastName !== ''

function readAddress(cell: ReadCell): ReadAddress {
  const line = readCityLine(cell('cityStateZip'))
  const state = cell('state')
  const place = {
    city: cell('city') || (line?.city ?? cell('cityStateZip')),
    state: findStateCode(state) || state || (line?.state ?? ''),
    zipCode: repairZip(cell('zipCode')) || (line?.zipCode ?? ''),
  }
  const parts = { address1: cell('address1'), address2: cell('address2'), ...place }
  const whole = cell('wholeAddress')
  const nobody = { firstName: '', lastName: '' }
  if (whole === '') return { address: parts, name: nobody, isUnread: false }
  const read = readWhole(whole, place)
  if (read) {
    const { firstName = '', lastName = '', ...address } = read
    const address2 = [address.address2, parts.address2].filter(Boolean).join(' ')
    return { address: { ...address, address2 }, name: { firstName, lastName }, isUnread: false }
  }
  // Below such a heading may also be the street alone, beside columns for the city.
  const isUnread = place.city === '' || place.zipCode === ''
  return { address: { ...parts, address1: parts.address1 || whole.replace(/\s+/g, ' ') }, name: nobody, isUnread }
}

/** Reads a whole address. Its ZIP code may lack its zeros, or be in a column of its own. */
function readWhole(text: string, { city, state, zipCode }: Pick<Recipient, 'city' | 'state' | 'zipCode'>) {
  const [, before = '', last = ''] = /^(.*\s)(\S+)$/s.exec(text) ?? []
  const repaired = repairZip(last)
  const end = [state, zipCode].filter(Boolean).join(' ')
  return (
    readPastedAddress(text) ??
    (repaired === last ? undefined : readPastedAddress(before + repaired)) ??
    (end === '' || city !== '' ? undefined : readPastedAddress(`${text}, ${end}`))
  )
}
