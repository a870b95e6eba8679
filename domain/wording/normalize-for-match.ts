// Letters of other alphabets that look like Latin ones.
const LOOK_ALIKES: Record<string, string> = {
  а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', х: 'x', у: 'y', к: 'k', і: 'i', ѕ: 's', һ: 'h', т: 't', м: 'm', в: 'b', п: 'n', и: 'u', ԁ: 'd', ԛ: 'q', ɡ: 'g',
  α: 'a', ο: 'o', ι: 'i', κ: 'k', υ: 'u', ρ: 'p', τ: 't', ν: 'v', ε: 'e', ѵ: 'v', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i', µ: 'u', μ: 'u',
} // prettier-ignore

/**
 * Normalizes a text for the offence check: full-width letters made plain, accents and invisible characters removed, look-alikes made Latin. Capitals
 * stay, and so does ñ, a letter of its own: 'año' is a year.
 */
export function normalizeForMatch(text: string): string {
  return text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/(?<![nN])\p{Mn}|(?<=[nN])(?!\u0303)\p{Mn}|\p{Cf}|(?<=[nN]\u0303)\p{Mn}/gu, '')
    .normalize('NFC')
    .replace(/[^\p{ASCII}ñÑ]/gu, (sign) => LOOK_ALIKES[sign.toLowerCase()] ?? sign)
}
