/** Everything that decides what is on the paper of one card and its envelope. */
export type CardMatter = {
  cardId: string
  size: '49' | '60' | '70' | '831'
  orientation: 'H' | 'V' | 'S'
  language: string
  /** The front, as art. */
  outsideUrl: string
  insideUrl: string | undefined
  /** The sentiment, as art of SENTIMENT_SIZE. */
  sentimentUrl: string | undefined
  message: string
  /** Lines parted by \n. */
  signature: string
  logoUrl: string | undefined
  disclaimer: string
  backMessage: string
  backDisclaimer: string
  returnAddress: AddressMatter
  recipient: AddressMatter
  /** Letters and digits; on card and envelope as a datamatrix. */
  scanCode: string
}

/** An address as it stands on an envelope. */
export type AddressMatter = { name: string; address1: string; address2: string; city: string; state: string; zip: string }

/** The lines of an address block; a part that is empty takes no line. */
export function addressLines({ name, address1, address2, city, state, zip }: AddressMatter): string {
  const place = [city, `${state} ${zip}`.trim()].filter((part) => part !== '').join(', ')
  return [name, address1, address2, place]
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}
