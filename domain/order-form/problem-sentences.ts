import type { Language } from '../language.ts'

/** The sentences under the fields, letter for letter. `filled` replaces `N` and `{label}`. */
export type ProblemSentences = Record<keyof typeof ENGLISH, string>

const ENGLISH = {
  firstName: 'Please enter a first name.',
  lastName: 'Please enter a last name.',
  offensive: 'Please remove any possibly offending words.',
  address1: 'Please enter an address.',
  address1TooLong: 'Address must be 55 characters or less. Please remove N character(s).',
  address2TooLong: 'Address line 2 must be 55 characters or less. Please remove N character(s).',
  city: 'Please enter a city.',
  cityTooLong: 'City must be 40 characters or less. Please remove N character(s).',
  state: 'Please select a state.',
  zipCode: 'Please enter a zip code.',
  zipCodeInvalid: 'Please enter a valid zip code.',
  sentiment: 'Please select a sentiment.',
  closing: 'Personal closing is required.',
  closingTooLong: 'Personal closing must be 270 characters or less. Please remove N character(s).',
  closingOffensive: "We're unable to print your message as written. Please remove any possibly offending words.",
  closingNotOffered: 'Please choose one of the closings.',
  closingDoesNotFit: 'Your message does not fit on the card. Please shorten it.',
  nameDoesNotFit: 'This name does not fit on the envelope. Please shorten it.',
  lineDoesNotFit: 'This line does not fit on the envelope. Please shorten it.',
  unprintable: "We're unable to print the character “{character}”. Please remove it.",
  accountNumberNumeric: '{label} must be a number.',
  accountNumberRequired: '{label} is required.',
  accountNumberTooLong: '{label} can be no more than N characters long.',
  charactersLeft: 'N characters left',
  // The specification has no singular form.
  oneCharacterLeft: 'N characters left',
}

const SPANISH: ProblemSentences = {
  firstName: 'Escriba el nombre.',
  lastName: 'Escriba el apellido.',
  offensive: 'Quite las palabras que puedan ofender.',
  address1: 'Escriba la dirección.',
  address1TooLong: 'La dirección admite 55 caracteres como máximo. Quite N.',
  address2TooLong: 'La línea 2 de la dirección admite 55 caracteres como máximo. Quite N.',
  city: 'Escriba la ciudad.',
  cityTooLong: 'La ciudad admite 40 caracteres como máximo. Quite N.',
  state: 'Elija un estado.',
  zipCode: 'Escriba el código postal.',
  zipCodeInvalid: 'Escriba un código postal válido.',
  sentiment: 'Elija un mensaje impreso.',
  closing: 'La despedida personal es obligatoria.',
  closingTooLong: 'La despedida admite 270 caracteres como máximo. Quite N.',
  closingOffensive: 'No podemos imprimir su mensaje tal como está. Quite las palabras que puedan ofender.',
  closingNotOffered: 'Elija una de las despedidas.',
  closingDoesNotFit: 'Su mensaje no cabe en la tarjeta. Acórtelo.',
  nameDoesNotFit: 'Este nombre no cabe en el sobre. Acórtelo.',
  lineDoesNotFit: 'Esta línea no cabe en el sobre. Acórtela.',
  unprintable: 'No podemos imprimir el carácter «{character}». Quítelo.',
  // A label may be of either gender, so the sentence avoids agreement.
  accountNumberNumeric: '{label}: escriba solo números.',
  accountNumberRequired: '{label}: este dato es obligatorio.',
  accountNumberTooLong: '{label}: N caracteres como máximo.',
  charactersLeft: 'Quedan N caracteres',
  oneCharacterLeft: 'Queda N carácter',
}

export function problemSentences(language: Language): ProblemSentences {
  return language === 'es' ? SPANISH : ENGLISH
}

/** Replaces `N` first and the braces after it, so that an N within the inserted words stays. */
export function filled(sentence: string, { n, ...words }: { n?: number; label?: string; character?: string }): string {
  const counted = n === undefined ? sentence : sentence.replace(/\bN\b/, String(n))
  return Object.entries(words).reduce((text, [name, word]) => text.replace(`{${name}}`, () => word), counted)
}
