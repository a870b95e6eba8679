/** Returns the part of a pasted text for the zip field: a text of digits as it is, else the only ZIP code in the text; undefined if there is none. */
export function zipFromText(text: string): string | undefined {
  if (/^[\d\s-]*$/.test(text)) return text
  const [zip, ...others] = text.match(/(?<!\d)\d{5}(?:-?\d{4})?(?!\d)/g) ?? []
  return others.length === 0 ? zip : undefined
}

/** Formats the zip field after a keystroke or a paste: digits only, nine at most, with a hyphen once there are more than five. */
export function zipAsTyped(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 9)
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits
}
