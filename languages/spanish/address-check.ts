import type { LanguageTable } from '../language-table.ts'

/** The sentences of the address check, which answers in English. */
const ADDRESS_CHECK: readonly [RegExp, string][] = [
  [/^There is no ZIP Code (\d{5})\.$/, 'El código postal $1 no existe.'],
  [/^ZIP Code (\d{5}) is in ([^,]+), ([A-Z]{2}), not in (.+)\.$/, 'El código postal $1 es de $2, $3, no de $4.'],
  [/^ZIP Code (\d{5}) is not in ([A-Z]{2})\.$/, 'El código postal $1 no es de $2.'],
  [/^The ZIP Code must have 5 or 9 digits\.$/, 'El código postal debe tener 5 o 9 cifras.'],
  [/^There is no state without a code\.$/, 'Falta el estado.'],
  [/^There is no state (.+)\.$/, 'El estado $1 no existe.'],
  [/^The address needs a city\.$/, 'Falta la ciudad.'],
  [/^The city of a military address is APO, FPO or DPO\.$/, 'La ciudad de una dirección militar es APO, FPO o DPO.'],
  [
    /^A military address needs PSC, CMR, UNIT or SHIP with its number and a BOX\.$/,
    'Una dirección militar necesita PSC, CMR, UNIT o SHIP con su número y un BOX.',
  ],
  [/^The PO box needs a number\.$/, 'Falta el número del apartado postal.'],
  [/^(\S+) needs its number and a box: (.+)\.$/, '$1 necesita su número y un apartado: $2.'],
  [/^(\S+) needs its number and a BOX\.$/, '$1 necesita su número y un BOX.'],
  [/^(\S+) needs a number\.$/, 'Falta el número después de $1.'],
  [/^The address is too long for the envelope\.$/, 'La dirección es demasiado larga para el sobre.'],
  [/^The address is too long to be checked\.$/, 'La dirección es demasiado larga para comprobarla.'],
  [/^Only addresses in the United States can be checked\.$/, 'Solo se pueden comprobar direcciones de los Estados Unidos.'],
  [
    /^Default address: The address you entered was found but more information is needed\b.*$/,
    'La dirección existe, pero faltan datos para llegar a una puerta, como el número de apartamento, de oficina o de apartado.',
  ],
]

export const addressCheck = {
  problems: {
    'address-unverified':
      'No pudimos comprobar la dirección de envío con el servicio postal de EE. UU. Revise si hay errores o si falta información.',
    'address-multiple': 'Se encontraron varias direcciones para los datos que escribió, y ninguna es la predeterminada.',
    'address2-dropped': 'No se puede guardar el apartamento u oficina. Revise el dato o quítelo para enviar la tarjeta.',
    'address-check-says': '{text}',
  },
  ofAddressCheck: (sentence) => {
    const [pattern, translated] = ADDRESS_CHECK.find(([known]) => known.test(sentence)) ?? []
    return pattern && translated && sentence.replace(pattern, translated)
  },
} satisfies LanguageTable['addressCheck']
