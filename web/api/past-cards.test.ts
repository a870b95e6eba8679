import { EMPTY_ORDER_FORM, type OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { pastCardsQuery } from './past-cards.ts'

const rosa = {
  ...EMPTY_ORDER_FORM,
  firstName: 'Rosa',
  lastName: 'Diaz',
  address1: '12 Elm St',
  city: 'Boise',
  state: 'ID',
  zipCode: '83702',
}
const sent = {
  cards: [{ cardId: '1HBE2115', cardName: 'Hill Town', pictureUrl: null, day: '2026-11-20', isOwn: true, sender: 'Ana' }],
}

test.each<[string, Partial<OrderForm>, typeof sent | undefined]>([
  ['stay while the address is corrected', { address1: '12 Elm Street' }, sent],
  ['disappear with another last name', { firstName: 'Ruth', lastName: 'Cole' }, undefined],
  ['disappear while the name is incomplete', { firstName: '' }, undefined],
  ['disappear when the form is empty again', EMPTY_ORDER_FORM, undefined],
])('the past cards of a person %s', (_, typed, expected) => {
  const queries = new QueryClient()
  queries.setQueryData(pastCardsQuery(rosa, undefined).queryKey, sent)
  const observer = new QueryObserver(queries, pastCardsQuery(rosa, undefined))
  expect(observer.getCurrentResult().data).toEqual(sent)
  observer.setOptions(pastCardsQuery({ ...rosa, ...typed }, undefined))
  expect(observer.getCurrentResult().data).toEqual(expected)
})
