import type { ReturnAddress } from './sender-profile.ts'

/** The return address as it stands in the envelope's corner, without empty lines. */
export function returnAddressLines({ name, address1, address2, city, state, zip }: ReturnAddress): string[] {
  return [name, address1, address2, cityLine({ city, state, zip })].map((line) => line.trim()).filter(Boolean)
}

/** 'Dayton, OH 45405' */
export function cityLine({ city, state, zip }: { city: string; state: string; zip: string }): string {
  return `${city}, ${state} ${zip}`
}
