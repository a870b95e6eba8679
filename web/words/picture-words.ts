import { useSpeech } from './words.tsx'

/** Descriptions of a card's pictures for screen readers, loaded with the parts that show them. */
export const english = {
  front: 'The front of the card',
  outside: 'The outside of the card: back and front',
  inside: 'The inside of the card',
  envelope: 'The envelope',
}

export const spanish: typeof english = {
  front: 'La portada de la tarjeta',
  outside: 'El exterior de la tarjeta: reverso y portada',
  inside: 'El interior de la tarjeta',
  envelope: 'El sobre',
}

export const usePictureWords = (): typeof english => (useSpeech().language === 'es' ? spanish : english)
