/** Words from the top of lists of stolen passwords. Variations such as P@ssw0rd1! and Welcome-2026 are recognised by the code below. */
const WORDS = new Set(
  (
    'password passwort passwords contrasena contraseña secret secreto welcome bienvenido bienvenida qwerty qwertyuiop qwertz azerty asdfgh asdfghjkl zxcvbn zxcvbnm ' +
    'abc abcd abcdef abcdefg abcdefgh letmein iloveyou teamo tequiero monkey dragon sunshine princess princesa football futbol baseball basketball hockey soccer ' +
    'superman batman master shadow michael jennifer jordan hunter harley ranger buster thomas robert charlie andrew daniel jessica ashley nicole ' +
    'computer internet starwars pokemon whatever trustno freedom summer winter spring autumn monday friday january december ' +
    'admin administrator administrador root user usuario login guest test testing changeme change temp temporary default company hello hola ' +
    'cheese pepper ginger cookie chocolate banana orange flower hannah maggie killer access mustang corvette ferrari mercedes yankees cowboys steelers lakers eagles ' +
    'america estados mexico london newyork google facebook samsung apple microsoft pass passw passwd qazwsx qwe asd aaa aaaaaa xxxxxx'
  ).split(' '),
)
const LEET: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' }

/**
 * Whether a password is a word of the list, once or repeated, also with digits or signs around it or in place of letters. Digits alone and one
 * repeated character are common too.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  const core = lower.replace(/^[^\p{L}@$]+|(?<![^\p{L}@$])[^\p{L}@$]+$/gu, '')
  const read = (text: string) => Array.from(text, (sign) => LEET[sign] ?? sign).join('')
  const bare = (text: string) => text.replace(/[^\p{L}]/gu, '')
  if (/^\d*$/.test(lower) || new Set(lower).size === 1) return true
  return [bare(lower), bare(read(core)), bare(read(lower)), core].some((word) => WORDS.has(word) || WORDS.has(findRepeatedPart(word)))
}

/** The part, of at least three letters, that the word repeats; the word itself when it repeats nothing. */
function findRepeatedPart(word: string): string {
  for (let length = 3; length * 2 <= word.length; length += 1)
    if (word.length % length === 0 && word.slice(0, length).repeat(word.length / length) === word) return word.slice(0, length)
  return word
}
