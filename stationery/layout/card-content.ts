/** Everything that decides what is on the paper of one card and its envelope. */
export type CardContent = {
  cardId: string
  size: '49' | '60' | '70' | '831'
  orientation: 'H' | 'V' | 'S'
  language: string
  /** The art of the front. */
  outsideUrl: string
  insideUrl: string | undefined
  /** The art of the sentiment, with the size SENTIMENT_SIZE; undefined for a card without a sentiment. */
  sentimentUrl: string | undefined
  message: string
  /** Lines separated by \n. */
  signature: string
  /** The signature as it was drawn by hand, printed in place of the words. */
  drawnSignature?: readonly (readonly number[])[] | undefined
  logoUrl: string | undefined
  disclaimer: string
  backMessage: string
  backDisclaimer: string
  returnAddress: AddressContent
  recipient: AddressContent
  /** Letters and digits, printed on card and envelope as a datamatrix. */
  scanCode: string
}

/** An address as printed on an envelope. */
export type AddressContent = { name: string; address1: string; address2: string; city: string; state: string; zip: string }

/** Returns the lines of an address block. An empty part takes no line. */
export function addressLines({ name, address1, address2, city, state, zip }: AddressContent): string {
  const place = [city, `${state} ${zip}`.trim()].filter((part) => part !== '').join(', ')
  return [name, address1, address2, place]
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}
