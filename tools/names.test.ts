import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, sourceFiles } from './imports.ts'

const PRODUCT =
  /^(?:bff|contracts|core|domain|gateways|kit|languages|launch|pictures|press|seed|stationery|upstreams|web)\/(?!(?:.*\/)?testing\/)(?!.*\.(?:test|fixture)\.)/

const FUNCTION =
  /export (?:async )?function\*? (\w+)|export const (\w+)(?::[^=]*(?:=>[^=]*)?)? = (?:async )?(?:<[^>]*>)?(?:\(|\w+ =>|function)/g
const PREPOSITION = /[a-z](?:Of|In|At|Within|Between)$/
/** These names end in a standard term. */
const WORDS = /Sign(?:ed)?In$/

const TYPE = /\b(?:type|interface|class) (\w+)/g
/** Names of grammar and private words of the project, which do not say what the value is. */
const GRAMMAR = /(?:Asked|Told|Kept|House|Standing|Matter|Saying|Noting|Obtained|Along|Own|Wish)$/
/** The pictures of the seed contain real houses. */
const SCENERY = ['seed/art/house.ts House']

const listNames = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap(([, one, other]) => one ?? other ?? [])

const product = sourceFiles().filter((file) => PRODUCT.test(file))
const inProduct = (pattern: RegExp, isFound: (name: string) => boolean) =>
  product.flatMap((file) =>
    listNames(readFileSync(join(ROOT, file), 'utf8'), pattern)
      .filter(isFound)
      .map((name) => `${file} ${name}`),
  )

const endsInPreposition = (name: string) => PREPOSITION.test(name) && !WORDS.test(name)

test('a function that ends in a preposition is found in every form of declaration', () => {
  const text = `
export function draftsIn(a: string) {}
export async function sendingsOf() {}
export const stateAt = async (day: Day) => day
export const between: Rule = (a) => a
export const daysBetween = <Day>(a: Day) => a
export const createCompleteSignIn = () => {}
export const MOST_OF = 3`
  expect(listNames(text, FUNCTION).filter(endsInPreposition)).toEqual(['draftsIn', 'sendingsOf', 'stateAt', 'daysBetween'])
  expect(listNames('type CardAsked = 1\nexport class House {}\ntype Ownership = 2', TYPE).filter((name) => GRAMMAR.test(name))).toEqual([
    'CardAsked',
    'House',
  ])
})

test('the name of an exported function is a verb and its object, and does not end in a preposition', () => {
  expect(product.length).toBeGreaterThan(800)
  expect(inProduct(FUNCTION, endsInPreposition)).toEqual([])
})

test('no type is named after a form of grammar', () => {
  expect(inProduct(TYPE, (name) => GRAMMAR.test(name)).filter((found) => !SCENERY.includes(found))).toEqual([])
})
