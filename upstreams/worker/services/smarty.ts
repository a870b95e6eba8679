import { type SmartyCandidate, SmartyCandidates } from '@fondly/contracts/worker/smarty.ts'
import type { Env } from '@fondly/kit/env.ts'
import { UpstreamRefused, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import { bareUnit } from '../address/delivery-line.ts'
import { unitsFrom } from '../address/units.ts'
import { words } from '../address/words.ts'
import {
  type AddressQuestion,
  type AddressService,
  type ServiceOptions,
  type Standardised,
  type Strictness,
  type Verdict,
} from './address-service.ts'
import { callService, readAnswer } from './call-service.ts'
import { MULTIPLE, NOT_FOUND, twoDigits, toVerdict } from './verdicts.ts'

export type SmartyAccess = { url: string; authId: string; authToken: string }

const CANDIDATES = '5'

/** The service Smarty US Street. */
export function smarty(access: SmartyAccess & ServiceOptions, { fetch, clock }: Pick<Env, 'fetch' | 'clock'>): AddressService {
  return {
    name: 'smarty',
    limits: { street: 50, secondary: 50, city: 64 },
    ask: async (question) => {
      const call = { url: `${access.url}/street-address?${query(question, access)}`, headers: { accept: 'application/json' } }
      const options = { upstream: 'smarty' as const, fetch, clock, deadlineMilliseconds: access.deadlineMilliseconds }
      const { status, json } = await callService(call, options)
      // 400, 401, 402: our request, our credentials, our subscription.
      if (status !== 200) throw new UpstreamRefused('smarty', status, String(status), 'Smarty refused the call.')
      return toServiceVerdict(readAnswer('smarty', SmartyCandidates, json), access.strictness)
    },
  }
}

function query({ street, secondary, urbanization, city, state, zip, plusFour }: AddressQuestion, { authId, authToken }: SmartyAccess) {
  const parts = {
    'auth-id': authId,
    'auth-token': authToken,
    street,
    // Smarty has a field for a unit. Any other second line goes into the field for extra information.
    ...(isUnit(secondary) ? { secondary } : { street2: secondary }),
    urbanization,
    city,
    state,
    zipcode: plusFour ? `${zip}-${plusFour}` : zip,
    candidates: CANDIDATES,
  }
  return new URLSearchParams(Object.entries(parts).filter(([, part]) => part !== ''))
}

function isUnit(line: string): boolean {
  const parts = words(line)
  return bareUnit(parts) !== undefined || Array.isArray(unitsFrom(parts, 0))
}

function toServiceVerdict(candidates: SmartyCandidate[], strictness: Strictness): Verdict {
  const [first] = candidates
  if (!first) return NOT_FOUND
  if (new Set(candidates.map(({ delivery_line_1: line, last_line: last }) => `${line}\n${last}`)).size > 1) return MULTIPLE
  const address = toStandardised(first)
  const answer = toVerdict(first.analysis?.dpv_match_code ?? '', address, strictness)
  if (answer.success && ![address.address1, address.city, address.state_code, address.postal_code].every(Boolean))
    throw new UpstreamUnreadable('smarty', new Error('A confirmation without an address.'))
  return answer
}

/** Returns the address in upper case, like the answers of USPS. */
function toStandardised({ delivery_line_1, delivery_line_2, components, metadata }: SmartyCandidate): Standardised {
  const line = (...parts: string[]) => parts.filter(Boolean).join(' ').toUpperCase()
  const { zipcode, plus4_code: plusFour, city_name: city, state_abbreviation: state } = components
  // Boxes, rural routes, general delivery, military and Puerto Rican addresses have no components of a street.
  const isWhole = /^[PRG]$/.test(metadata?.record_type ?? '') || metadata?.zip_type === 'Military' || state === 'PR'
  return {
    address1: isWhole
      ? line(delivery_line_1)
      : line(
          components.primary_number,
          components.street_predirection,
          components.street_name,
          components.street_suffix,
          components.street_postdirection,
        ),
    address2: isWhole
      ? line(delivery_line_2)
      : line(
          components.extra_secondary_designator,
          components.extra_secondary_number,
          components.secondary_designator,
          components.secondary_number,
          components.pmb_designator,
          components.pmb_number,
        ),
    city: city.toUpperCase(),
    state_code: state.toUpperCase(),
    postal_code: plusFour ? `${zipcode}-${plusFour}` : zipcode,
    delivery_point: twoDigits(components.delivery_point),
  }
}
