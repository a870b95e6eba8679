/** The placeholders that a signature may have in braces. */
export const PLACEHOLDERS = ['firstName', 'lastName', 'firstInitial', 'lastInitial', 'location', 'senderProfileName'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

/** The person who signs the card. */
export type Signer = { firstName: string; lastName: string; location?: string | undefined; senderProfileName: string }

/** Returns the signature as it is printed: with the placeholders of section 3 filled, and without the lines that became empty. */
export function filledSignature(template: string, signer: Signer): string {
  const words: Record<Placeholder, string> & Record<string, string> = {
    firstName: signer.firstName.trim(),
    lastName: signer.lastName.trim(),
    firstInitial: initial(signer.firstName),
    lastInitial: initial(signer.lastName),
    location: signer.location?.trim() ?? '',
    senderProfileName: signer.senderProfileName,
  }
  return template
    .split(/\r\n?|\n/)
    .map((line) =>
      line.replace(/\{(\w+)\}/g, (placeholder, name: string) => (Object.hasOwn(words, name) ? (words[name] ?? '') : placeholder)),
    )
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .join('\n')
}

// Returns the first letter with its accent, composed, so that its encoding does not matter.
function initial(name: string): string {
  return /./u.exec(name.trim().normalize('NFC'))?.[0].toUpperCase() ?? ''
}
