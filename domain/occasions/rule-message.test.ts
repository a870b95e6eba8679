import { expect, test } from 'vitest'
import { ruleMessageProblems } from './rule-message.ts'

const unprintable = (text: string) => [...new Set(text.match(/[☃☂]/gu))]

test('printable words, placeholders and an empty message have no problem', () => {
  for (const message of ['', '  \n ', 'Happy birthday, {first name}!', '{Nombre|amigo}, {city}: felicidades.', 'x'.repeat(270)])
    expect(ruleMessageProblems(message, unprintable)).toEqual({})
})

test('all problems are listed together', () => {
  const message = `{nickname}, you bastard ☃☂ {street} ${'x'.repeat(270)} }`
  expect(ruleMessageProblems(message, unprintable)).toEqual({
    length: { code: 'closing-too-long', params: { excess: expect.any(Number) } },
    braces: { code: 'closing-brace', params: { written: '{nickname}, {street}, }' } },
    words: { code: 'closing-offensive' },
    characters: { code: 'characters-unprintable', params: { characters: '☃ ☂' } },
  })
})

test('a placeholder counts with the length of a short name, not with its own length', () => {
  expect(ruleMessageProblems(`${'x'.repeat(267)}{first name}`)).toEqual({})
  expect(ruleMessageProblems(`${'x'.repeat(268)}{first name}`)).toMatchObject({ length: { params: { excess: 1 } } })
})
