import type { FirstScreen } from '@fondly/contracts/bff/first-screen.ts'

const COLOURS = { brand: '#2a5f6b', accent: '#2a5f6b', onAccent: '#ffffff', wash: '#e0eef0', washInk: '#123456' }

const SESSION: FirstScreen['session'] = {
  signedIn: true,
  brand: {
    slug: 'harborview',
    name: 'Harborview',
    logoUrl: '/brands/harborview.svg',
    logoAtNightUrl: null,
    backgroundUrl: null,
    light: COLOURS,
    dark: COLOURS,
    helpEmail: 'help@harborview.test',
    privacyUrl: null,
    companyUrl: null,
  },
  demo: false,
  flowUrls: {},
  debug: false,
  user: {
    firstName: 'Sam <b>',
    lastName: 'Rivera',
    email: 'sam@harborview.test',
    role: 'orderer',
    reportingUsers: [],
    language: 'en_US',
    languages: ['en_US'],
    favorites: [],
    recents: [],
    darkMode: false,
  },
  client: { id: 'harborview', name: 'Harborview' },
  dashboardUrl: null,
  mayChangePassword: false,
  maySignByHand: true,
  secondFactorsUrl: null,
  banner: null,
  singleSend: false,
  recipient: null,
  isBeingResolved: false,
  cardsThisMonth: 3,
}

/** A signed-in user, with other values if given, and a catalogue with this number of cards. */
export function firstScreenOf({
  user = {},
  cardCount = 40,
}: {
  user?: Partial<FirstScreen['session']['user']>
  cardCount?: number
}): FirstScreen {
  const cards = Array.from({ length: cardCount }, (_, number) => ({
    id: `CARD${number}`,
    name: `Poppy ${number}`,
    language: 'en_US' as const,
    categoryId: 'birthday',
    size: '70' as const,
    orientation: 'V' as const,
    pictureUrl: `/art/CARD${number}/front.webp`,
  }))
  return {
    session: { ...SESSION, user: { ...SESSION.user, ...user } },
    catalogue: { cards, categories: [{ id: 'birthday', name: 'Birthday', spanishName: 'Cumpleaños' }] },
  }
}
