import { expect, test } from 'vitest'
import { listSimilarWords } from './similar-words.ts'

const WORDS = ['sympathy', 'symphony', 'birthday', 'heart', 'hard', 'happy', 'flower', 'flowers', 'cumpleanos', 'gracias', 'sun']

test.each([
  ['a wrong letter', 'simpathy', ['sympathy']],
  ['a missing letter', 'sympthy', ['sympathy']],
  ['a letter too many', 'sympaathy', ['sympathy']],
  ['two letters swapped', 'brithday', ['birthday']],
  ['a wrong first letter', 'jeart', ['heart']],
  ['a missing first letter', 'irthday', ['birthday']],
  ['a missing last letter of a word with other endings', 'hapy', ['happy']],
  ['a wrong last letter', 'birthdaz', ['birthday']],
  ['a letter too many at the end', 'heartt', ['heart']],
  ['a letter that an English keyboard does not have', 'cumpleaos', ['cumpleanos']],
  ['a wrong letter in Spanish', 'grasias', ['gracias']],
  ['two words that are equally similar', 'hart', ['heart', 'hard']],
  ['a word that is still being typed', 'simpa', ['sympathy']],
  ['a word that is still being typed, with a letter missing', 'bithd', ['birthday']],
  ['a whole word before words that only begin so', 'flowr', ['flower']],
])('%s finds similar words: %s', (_, typed, similar) => expect(listSimilarWords(typed, WORDS)).toEqual(similar))

test.each([
  ['two wrong letters', 'simpadhy'],
  ['two missing letters', 'sypthy'],
  ['a word of three letters', 'sum'],
  ['the beginning of a word in four letters', 'simp'],
  ['a number', '1hbe2'],
])('%s finds no similar word: %s', (_, typed) => expect(listSimilarWords(typed, [...WORDS, '1hbe3'])).toEqual([]))
