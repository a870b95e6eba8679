import { useSpeech } from '../../words/words.tsx'

export const english = 'This is roughly how the card will look. Only Preview shows what will be printed.'
export const spanish = 'Así se verá la tarjeta, aproximadamente. Solo la vista previa muestra lo que se imprimirá.'

/** Returns the note beside a living card that is only approximate, because a foreign renderer draws the print. */
export const useApproximate = (): string => (useSpeech().language === 'es' ? spanish : english)
