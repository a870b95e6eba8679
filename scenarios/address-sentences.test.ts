import { standardise } from '@fondly/upstreams/worker/address/standardise.ts'
import { toVerdict } from '@fondly/upstreams/worker/services/verdicts.ts'
import { english } from '@fondly/languages/english/english.ts'
import { spanish as inSpanish } from '@fondly/languages/spanish/spanish.ts'
import { expect, test } from 'vitest'

const good = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  address1: '1600 Pennsylvania Ave NW',
  address2: '',
  city: 'Washington',
  state_code: 'DC',
  postal_code: '20500',
  country_code: 'US',
}

test.each([
  [{ postal_code: '99999' }, 'El código postal 99999 no existe.'],
  [{ postal_code: '97201' }, 'El código postal 97201 es de PORTLAND, OR, no de DC.'],
  [{ city: 'Springfield' }, 'El código postal 20500 es de WASHINGTON, DC, no de SPRINGFIELD.'],
  [{ postal_code: '123' }, 'El código postal debe tener 5 o 9 cifras.'],
  [{ state_code: '' }, 'Falta el estado.'],
  [{ state_code: 'ZZ' }, 'El estado ZZ no existe.'],
  [{ city: '' }, 'Falta la ciudad.'],
  [{ state_code: 'AE' }, 'La ciudad de una dirección militar es APO, FPO o DPO.'],
  [{ state_code: 'AE', city: 'APO', postal_code: '97201' }, 'El código postal 97201 no es de AE.'],
  [{ state_code: 'AE', city: 'APO', postal_code: '09012' }, 'Una dirección militar necesita PSC, CMR, UNIT o SHIP con su número y un BOX.'],
  [{ address1: 'PSC 3', state_code: 'AE', city: 'APO', postal_code: '09012' }, 'PSC necesita su número y un BOX.'],
  [{ address1: 'PO BOX' }, 'Falta el número del apartado postal.'],
  [{ address1: 'RR 2' }, 'RR necesita su número y un apartado: RR 2 BOX 18.'],
  [{ address2: 'Apt' }, 'Falta el número después de APT.'],
  [{ address1: `1 ${'Pennsylvania '.repeat(6)}Ave` }, 'La dirección es demasiado larga para el sobre.'],
  [{ country_code: 'CA' }, 'Solo se pueden comprobar direcciones de los Estados Unidos.'],
])('%j: %s', (wrong, spanish) => {
  const { success, message } = standardise({ ...good, ...wrong })
  expect(success).toBe(false)
  expect(inSpanish.addressCheck.ofAddressCheck(message)).toBe(spanish)
  expect(english.addressCheck.ofAddressCheck(message)).toBeUndefined()
})

test('a delivery point without its apartment number gets a Spanish message', () => {
  const { message } = toVerdict('D', { address1: '', address2: '', city: '', state_code: '', postal_code: '' }, 'strict')
  expect(inSpanish.addressCheck.ofAddressCheck(message)).toMatch(/^La dirección existe, pero faltan datos/)
})

test('a message of another address service is not translated', () => {
  expect(inSpanish.addressCheck.ofAddressCheck('No such street.')).toBeUndefined()
})
