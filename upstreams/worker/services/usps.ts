import { UspsAddress, UspsFault } from '@fondly/contracts/worker/usps.ts'
import type { Env } from '@fondly/kit/env.ts'
import { UpstreamRefused, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import { type AddressQuestion, type AddressService, type Asking, type Strictness, type Verdict } from './address-service.ts'
import { askService, readAnswer, remaining } from './ask-service.ts'
import { type UspsAccess, uspsToken } from './usps-token.ts'
import { MULTIPLE, NOT_FOUND, twoDigits, verdictOf } from './verdicts.ts'

/** USPS Addresses API v3. */
export function usps(access: UspsAccess & Asking, { fetch, clock }: Pick<Env, 'fetch' | 'clock'>): AddressService {
  const token = uspsToken(access, { fetch, clock })

  async function look(question: AddressQuestion, since: Date): Promise<{ status: number; json: unknown; token: string }> {
    const left = () => remaining(access.deadlineMilliseconds, since, clock())
    const held = await token.get(left())
    const said = {
      url: `${access.url}/addresses/v3/address?${query(question)}`,
      headers: { authorization: `Bearer ${held}`, accept: 'application/json' },
    }
    return { ...(await askService(said, { upstream: 'usps', fetch, clock, deadlineMilliseconds: left() })), token: held }
  }

  return {
    name: 'usps',
    limits: { street: 50, secondary: 50, city: 28 },
    ask: async (question) => {
      const since = clock()
      let answer = await look(question, since)
      if (answer.status === 401 || answer.status === 403) {
        await token.forget(answer.token)
        answer = await look(question, since)
      }
      const { status, json } = answer
      return status === 200 ? found(readAnswer('usps', UspsAddress, json), access.strictness) : refused(status, json)
    },
  }
}

function query({ street, secondary, urbanization, city, state, zip, plusFour }: AddressQuestion): URLSearchParams {
  const parts = { streetAddress: street, secondaryAddress: secondary, urbanization, city, state, ZIPCode: zip, ZIPPlus4: plusFour }
  // A parameter that is empty or unknown fails their validation.
  return new URLSearchParams(Object.entries(parts).filter(([, part]) => part !== ''))
}

function found({ address, confirmation, deliveryPoint, corrections }: UspsAddress, strictness: Strictness): Verdict {
  const correction = (code: string) => corrections.find((one) => one.code === code)
  if (correction('22')) return MULTIPLE
  const { streetAddress, secondaryAddress, urbanization, city, state, ZIPCode, ZIPPlus4 } = address
  const street = [streetAddress, secondaryAddress]
  const verdict = verdictOf(
    confirmation,
    {
      // The urbanization has the first line, as in Publication 28.
      address1: urbanization || streetAddress,
      address2: urbanization ? street.filter(Boolean).join(' ') : secondaryAddress,
      city,
      state_code: state,
      postal_code: ZIPPlus4 ? `${ZIPCode}-${ZIPPlus4}` : ZIPCode,
      delivery_point: twoDigits(deliveryPoint),
    },
    strictness,
    correction('32')?.text,
  )
  if (verdict.success && ![streetAddress, city, state, ZIPCode].every(Boolean))
    throw new UpstreamUnreadable('usps', new Error('A confirmation without an address.'))
  return verdict
}

/** Codes of the address itself; all else is trouble between us and USPS, of which a sender can mend nothing. */
function refused(status: number, json: unknown): Verdict {
  const fault = UspsFault.safeParse(json).data?.error
  const errors = fault?.errors ?? []
  const codes = [fault?.code, ...errors.map(({ code }) => code)]
  // The post's own words for it, where it has found several.
  const several = codes.includes('010006') || /^more than one address/i.test(fault?.message ?? '')
  if ((status === 400 || status === 404) && several) return MULTIPLE
  if (status === 404 || (status === 400 && codes.includes('010005'))) return NOT_FOUND
  const own = errors.find(({ code }) => code !== '')?.detail || fault?.message
  if (status === 400 && own && !own.startsWith('OASValidation')) return { success: false, message: own }
  throw new UpstreamRefused('usps', status, errors[0]?.title || String(status), 'USPS refused the call.')
}
