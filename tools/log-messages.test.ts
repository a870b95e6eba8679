import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, sourceFiles } from './imports.ts'

/** Matches a log call with a literal message; messages from constants are not found. */
const CALLS = /\b(?:log\.(?:info|warn|error)|logFailure)\(\s*(?:[\w.]*\b[lL]og,\s*)?'((?:[^'\\\n]|\\.)*)'/g

function listMessages(source: string): string[] {
  return [...source.matchAll(CALLS)].map(([, message = '']) => message)
}

const sources = sourceFiles().filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|story|fixture)\.|\/testing\//.test(file))
const messages = sources.flatMap((file) => listMessages(readFileSync(join(ROOT, file), 'utf8')).map((message) => ({ file, message })))
const isSentence = (message: string) => /^[A-Z].*\.$/.test(message)

test('the product logs messages', () => expect(messages.length).toBeGreaterThan(80))

test('every log message is a sentence: it begins with a capital letter and ends with a full stop', () => {
  expect(messages.filter(({ message }) => !isSentence(message))).toEqual([])
})

test('a message is found after a line break, after a log that is passed as an argument, and with an apostrophe', () => {
  const source = `
    env.log.warn(
      'one', { upstream })
    logFailure(env.log, 'two', error)
    logFailure('The sender\\'s order failed.')
    dialog.warn(message)`
  expect(listMessages(source)).toEqual(['one', 'two', "The sender\\'s order failed."])
})
