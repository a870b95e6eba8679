import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import { LoadCard, LoadClient, LoadPerson } from '@fondly/contracts/load/world.ts'

export const ANA = { id: '0a7c1f1e-5b1d-4c55-9a0e-3f1f6b8f9a01', email: 'ana@acme.test' }
export const DORA = { id: '0a7c1f1e-5b1d-4c55-9a0e-3f1f6b8f9a02', email: 'dora@acme.test' }

/** One client, two people, and more cards than one request for several products may name. */
export const SMALL_WORLD: LoadDocuments = {
  clients: [
    LoadClient.parse({
      id: 'acme',
      slug: 'acme',
      name: 'Acme Utilities',
      population: '0a7c1f1e-5b1d-4c55-9a0e-3f1f6b8f9a00',
      brand: { name: 'Acme', logo: 'brands/acme.svg', colour: '#123456' },
      commerceAccount: 'C-100200',
      customerReference: 'ACME-CC',
      rolesFromGroups: true,
      senderProfiles: [
        {
          id: 'acme-care',
          name: 'Acme Care',
          signature: 'Warmly,\n{firstName} {lastName}',
          returnAddress: { name: 'Acme Care', address1: '9 HQ Rd', city: 'Austin', state: 'TX', zip: '73301' },
          invoiceAccount: 'I-77',
          newUserDefault: true,
          logo: 'brands/acme.svg',
          disclaimer: { en: 'Terms apply.', es: 'Se aplican condiciones.' },
        },
      ],
      configuration: {
        inactiveAccountExpiryAfterDays: 90,
        defaultLanguage: 'en_US',
        locations: [{ value: 'austin', label: 'Austin', default: true }],
        accountNumber: { enabled: true, required: true, numeric: true, maxLength: 12 },
        taxExempt: { enabled: true, states: ['TX'], code: 'EXEMPT' },
        axCustomFields: [{ label: 'Cost centre', value: '{location}' }],
      },
      models: [{ id: '1HBE2115', disabledSentiments: ['S-0002'] }],
      categories: [{ id: 'birthday', name: 'Parties', spanishName: 'Fiestas' }],
      banner: { callout: { en: 'Holiday cut-off is 18 Dec', es: 'Hasta el 18 de diciembre' }, body: { en: '<p>Order early.</p>' } },
    }),
  ],
  people: [
    LoadPerson.parse({
      ...ANA,
      firstName: 'Ana',
      lastName: 'Ruiz',
      client: 'acme',
      password: 'Fondly-demo-1',
      lastSeenDaysAgo: 1,
      profile: {},
    }),
    LoadPerson.parse({
      ...DORA,
      firstName: 'Dora',
      lastName: 'Moss',
      client: 'acme',
      password: 'Fondly-demo-1',
      lastSeenDaysAgo: 121,
      profile: {},
    }),
    LoadPerson.parse({
      id: '0a7c1f1e-5b1d-4c55-9a0e-3f1f6b8f9a03',
      email: 'unknown@acme.test',
      firstName: 'Una',
      lastName: 'New',
      client: 'acme',
      password: 'Fondly-demo-1',
      knownToCommerce: false,
      profile: {},
    }),
  ],
  cards: [
    card({ id: '1HBE2115', name: 'Warm Wishes', price: 4.5, sentiments: ['S-0001', 'S-0002'], messageStarters: ['M-0001'] }),
    card({ id: 'feliz', name: 'Feliz día', language: 'es', size: '831', orientation: 'H', keywords: ['papel picado'] }),
    card({ id: 'gone', name: 'Sold out', orderable: false, category: 'thanks' }),
    ...Array.from({ length: 30 }, (_, at) => card({ id: `card-${String(at).padStart(2, '0')}`, name: `Card ${at}`, size: '49' })),
  ],
  categories: [
    { id: 'birthday', name: 'Birthday', spanishName: 'Cumpleaños' },
    { id: 'thanks', name: 'Thank You', spanishName: 'Agradecimiento' },
  ],
  sentiments: [
    { id: 'S-0001', description: 'Thinking of you', text: 'Thinking\nof you', language: 'en_US' },
    { id: 'S-0002', description: 'Happy birthday', text: 'Happy birthday', language: 'en_US' },
  ],
  messageStarters: [{ id: 'M-0001', description: 'With care', text: 'With care, from all of us.', language: 'en_US' }],
  blackoutDays: [
    { day: '2026-11-26', reason: { en: 'Thanksgiving', es: 'Acción de Gracias' }, site: 'fondly' },
    { day: '2026-12-25', site: 'fondly' },
    { day: '2026-12-24', site: 'elsewhere' },
  ],
  art: [
    {
      cardId: '1HBE2115',
      surface: 'inside',
      scene: { width: 100, height: 100, shapes: [] } as unknown as LoadDocuments['art'][number]['scene'],
    },
  ],
  brandFiles: [],
}

function card(more: Record<string, unknown>): LoadDocuments['cards'][number] {
  return LoadCard.parse({
    size: '70',
    orientation: 'V',
    language: 'en_US',
    category: 'birthday',
    envelope: 'A7',
    shipNode: 'FC1',
    sentiments: [],
    messageStarters: [],
    ...more,
  })
}
