/** Descriptions of a card's pictures for screen readers. */
export const pictures = {
  front: 'The front of the card',
  outside: 'The outside of the card: back and front',
  inside: 'The inside of the card',
  envelope: 'The envelope',
}
