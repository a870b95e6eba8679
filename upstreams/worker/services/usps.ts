import { UspsAddress, UspsFault } from '@fondly/contracts/worker/usps.ts'
import type { Env } from '@fondly/kit/env.ts'
import { UpstreamRefused, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import { type AddressQuestion, type AddressService, type ServiceOptions, type Strictness, type Verdict } from './address-service.ts'
import { callService, readAnswer, remaining } from './call-service.ts'
import { type UspsAccess, uspsToken } from './usps-token.ts'
import { MULTIPLE, NOT_FOUND, twoDigits, toVerdict } from './verdicts.ts'

/** The service USPS Addresses API v3. */
export function usps(access: UspsAccess & ServiceOptions, { fetch, clock }: Pick<Env, 'fetch' | 'clock'>): AddressService {
  const token = uspsToken(access, { fetch, clock })

  async function request(question: AddressQuestion, since: Date): Promise<{ status: number; json: unknown; token: string }> {
    const remainingMs = () => remaining(access.deadlineMilliseconds, since, clock())
    const current = await token.get(remainingMs())
    const call = {
      url: `${access.url}/addresses/v3/address?${query(question)}`,
      headers: { authorization: `Bearer ${current}`, accept: 'application/json' },
    }
    return { ...(await callService(call, { upstream: 'usps', fetch, clock, deadlineMilliseconds: remainingMs() })), token: current }
  }

  return {
    name: 'usps',
    limits: { street: 50, secondary: 50, city: 28 },
    ask: async (question) => {
      const since = clock()
      let answer = await request(question, since)
      if (answer.status === 401 || answer.status === 403) {
        await token.forget(answer.token)
        answer = await request(question, since)
      }
      const { status, json } = answer
      return status === 200 ? toServiceVerdict(readAnswer('usps', UspsAddress, json), access.strictness) : toRefusalVerdict(status, json)
    },
  }
}

function query({ street, secondary, urbanization, city, state, zip, plusFour }: AddressQuestion): URLSearchParams {
  const parts = { streetAddress: street, secondaryAddress: secondary, urbanization, city, state, ZIPCode: zip, ZIPPlus4: plusFour }
  // USPS refuses empty parameters.
  return new URLSearchParams(Object.entries(parts).filter(([, part]) => part !== ''))
}

function toServiceVerdict({ address, confirmation, deliveryPoint, corrections }: UspsAddress, strictness: Strictness): Verdict {
  const correction = (code: string) => corrections.find((one) => one.code === code)
  if (correction('22')) return MULTIPLE
  const { streetAddress, secondaryAddress, urbanization, city, state, ZIPCode, ZIPPlus4 } = address
  const street = [streetAddress, secondaryAddress]
  const verdict = toVerdict(
    confirmation,
    {
      // The urbanization becomes the first line, as in Publication 28.
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

/** Returns the verdict for an error code about the address itself. Throws UpstreamRefused for all other codes, which a sender cannot correct. */
function toRefusalVerdict(status: number, json: unknown): Verdict {
  const fault = UspsFault.safeParse(json).data?.error
  const errors = fault?.errors ?? []
  const codes = [fault?.code, ...errors.map(({ code }) => code)]
  // USPS sends this sentence if it found several addresses.
  const several = codes.includes('010006') || /^more than one address/i.test(fault?.message ?? '')
  if ((status === 400 || status === 404) && several) return MULTIPLE
  if (status === 404 || (status === 400 && codes.includes('010005'))) return NOT_FOUND
  const own = errors.find(({ code }) => code !== '')?.detail || fault?.message
  if (status === 400 && own && !own.startsWith('OASValidation')) return { success: false, message: own }
  throw new UpstreamRefused('usps', status, errors[0]?.title || String(status), 'USPS refused the call.')
}
