/** Who signs. */
export type Signer = { firstName: string; lastName: string; location?: string | undefined; senderProfileName: string }

/** The signature as it is printed: placeholders filled (readers know them from section 3), lines that came out empty left away. */
export function filledSignature(template: string, signer: Signer): string {
  const words: Record<string, string> = {
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

// The first letter with its accents: one sign to a reader, however it is encoded.
function initial(name: string): string {
  return /./u.exec(name.trim().normalize('NFC'))?.[0].toUpperCase() ?? ''
}
