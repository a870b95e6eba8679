/** Formats the zip field after a keystroke or a paste: digits only, nine at most, with a hyphen once there are more than five. */
export function zipAsTyped(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 9)
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits
}
