import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderHook, withWindow } from '../../testing/render-hook.ts'
import { type ContactValues, NO_VALUES } from './contact-values.ts'
import { useTypedValues } from './use-typed-values.ts'

let requests: unknown[] = []
let answers: (() => void)[] = []

withWindow()
beforeEach(() => {
  requests = []
  answers = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    requests.push([path, JSON.parse(body)])
    await new Promise<void>((resolve) => answers.push(resolve))
    return new Response(JSON.stringify({ kind: 'found', city: 'SAN JUAN', state: 'PR' }))
  })
})

const open = (stored: ContactValues) => {
  const { results } = renderHook(useTypedValues, stored, () => undefined)
  const hook = () => results.at(-1) ?? expect.fail('The hook was not rendered.')
  return {
    hook,
    type: (change: Partial<ContactValues>) => act(() => hook().type(change)),
    /** Leaves the ZIP code field, and waits until the check was called. */
    async leave() {
      hook().fillFromZip()
      await vi.dynamicImportSettled()
      await vi.waitFor(() => expect(answers).toHaveLength(1))
    },
    /** Answers the check, and waits until `isOver` returns without an error. act() does not notice the change of the form, so it is switched off. */
    async answer(isOver: () => void) {
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
      answers.pop()?.()
      await vi.waitFor(isOver)
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    },
  }
}

// Each test has its own street, because the check remembers its answers.
test('an empty city and state are filled from the ZIP code, and text typed in other fields in the meantime stays', async () => {
  const form = open(NO_VALUES)
  form.type({ address1: '1 Elm St', zipCode: '00926' })
  await form.leave()
  expect(requests).toEqual([['/api/address-checks', { address1: '1 Elm St', address2: '', city: '', state: '', zip: '00926' }]])
  form.type({ note: 'Rings twice' })
  await form.answer(() => expect(form.hook().values).toMatchObject({ city: 'San Juan', state: 'PR', note: 'Rings twice' }))
})

test('saving directly after the ZIP code also saves its city and state, and what comes while it is saved stays', async () => {
  const form = open(NO_VALUES)
  form.type({ address1: '6 Elm St', zipCode: '00926' })
  const saving = form.hook().fillNow()
  await vi.dynamicImportSettled()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  await form.answer(() => expect(form.hook().values).toMatchObject({ city: 'San Juan', state: 'PR' }))
  expect(await saving).toMatchObject({ address1: '6 Elm St', city: 'San Juan', state: 'PR', zipCode: '00926' })

  // The saved values did not contain the city yet.
  act(() => form.hook().forgetSaved({ ...NO_VALUES, address1: '6 Elm St', zipCode: '00926', state: 'PR' }))
  expect(form.hook().values).toEqual({ ...NO_VALUES, city: 'San Juan' })
})

test('values that were saved or discarded before the answer stay unchanged', async () => {
  const form = open(NO_VALUES)
  form.type({ address1: '2 Elm St', zipCode: '00926' })
  await form.leave()
  act(() => form.hook().forgetTyped())
  // Only one check runs at a time. The next check starts after this answer.
  const next = open(NO_VALUES)
  next.type({ address1: '2 Oak St', zipCode: '00926' })
  next.hook().fillFromZip()
  await form.answer(() => expect(requests).toHaveLength(2))
  expect(form.hook().values).toEqual(NO_VALUES)
})

test('a complete address, or one in which nothing was typed, is not checked', async () => {
  vi.useFakeTimers()
  const complete = open({ ...NO_VALUES, address1: '3 Elm St', city: 'Salem', state: 'OR', zipCode: '97301' })
  complete.type({ address1: '4 Elm St' })
  complete.hook().fillFromZip()
  const untouched = open({ ...NO_VALUES, address1: '5 Elm St', zipCode: '97301' })
  untouched.type({ note: 'Rings twice' })
  untouched.hook().fillFromZip()
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(requests).toEqual([])
})
