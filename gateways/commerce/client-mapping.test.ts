import { silentLog } from '@fondly/kit/log.ts'
import { expect, test } from 'vitest'
import { clientFromWire } from './client-mapping.ts'
import { markupText } from './markup.ts'

function read(group: Record<string, unknown>) {
  const complaints: string[] = []
  const log = { ...silentLog, warn: (_: string, fields?: { code?: string }) => void complaints.push(fields?.code ?? '') }
  return { client: clientFromWire({ id: 'acme', ...group }, log), complaints }
}

test('JSON is read from text and from an object alike', () => {
  const models = [{ id: 'a' }]
  const expected = [{ id: 'a', disabledSentiments: [], disabledMessageStarters: [] }]
  expect(read({ c_clientModelLine: JSON.stringify(models) }).client.models).toEqual(expected)
  expect(read({ c_clientModelLine: models }).client.models).toEqual(expected)
})

test('a missing value is empty and is not logged', () => {
  expect(read({})).toEqual({
    client: {
      id: 'acme',
      name: 'acme',
      senderProfiles: [],
      configuration: {},
      categoryCustomization: [],
      models: [],
      commerceAccount: '',
      customerReference: '',
      rolesFromGroups: false,
    },
    complaints: [],
  })
})

test('a value of the wrong type is empty and logged, without affecting other values', () => {
  const { client, complaints } = read({
    c_senderProfiles: '[{"profileID":"p","profileName":"P"},{"profileName":"no id"}]',
    c_clientModelLine: '[{"id":"a"',
    c_categoryCustomization: '{}',
    c_clientConfiguration:
      '{"singleSendSSO":"yes","intelligentMail":{"mailerId":"12","serviceType":"300"},"backCardMessage":"Hello","customFields":{"accountNumber":{"enabled":true,"maxLength":"12","spanishLabel":"Número"}}}',
  })
  expect(client.senderProfiles.map(({ id }) => id)).toEqual(['p'])
  expect(client.models).toEqual([])
  expect(client.configuration).toEqual({
    backCardMessage: 'Hello',
    accountNumber: { label: 'Customer Account', spanishLabel: 'Número', enabled: true, required: false, numeric: false, maxLength: 12 },
  })
  expect(complaints.sort()).toEqual([
    'c_categoryCustomization',
    'c_clientConfiguration.intelligentMail',
    'c_clientConfiguration.singleSendSSO',
    'c_clientModelLine',
    'c_senderProfiles',
  ])
})

test.each([
  ['Plain', 'Plain'],
  [{ default: 'Words', es: 'Palabras' }, 'Palabras'],
  [{ default: { markup: '<b>Words</b>', source: 'w' } }, '<b>Words</b>'],
  [{ default: { source: 'Source' }, 'es-MX': { markup: 'Fuente' } }, 'Fuente'],
  [{ fr: 'Mots' }, ''],
  [undefined, ''],
])('markup %j in Spanish: %s', (markup, text) => expect(markupText(markup, 'es')).toBe(text))
