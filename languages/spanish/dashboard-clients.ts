import type { LanguageTable } from '../language-table.ts'

export const dashboardClients = {
  title: 'Clientes',
  lead: 'Abra uno para ver sus informes y cambiar lo que vale para él.',
  add: 'Cliente nuevo',
  archived: 'Archivado',
  archive: 'Archivar',
  archiveOf: (name) => `Archivar ${name}`,
  bringBack: 'Recuperar',
  bringBackOf: (name) => `Recuperar ${name}`,
  ask: {
    title: (name) => `¿Archivar ${name}?`,
    text: 'Se cierra la sesión de su gente y nadie puede iniciarla. Las tarjetas en camino se envían. No se pierde nada y puede recuperarlo.',
    yes: 'Archivar',
    no: 'Conservar el cliente',
  },
  name: 'Nombre',
  key: 'Clave',
  keyHint: 'Su gente inicia sesión en esta ruta. Después no se puede cambiar.',
  keyProblem: 'Use de 2 a 40 minúsculas, cifras y guiones, empezando por una letra.',
  nameMissing: 'Escriba un nombre.',
  account: 'Cuenta en comercio',
  copyFrom: 'Copiar de',
  copyNothing: 'Nada',
  copyWhat: 'Qué se copia',
  parts: {
    settings: 'Configuración',
    senderProfiles: 'Perfiles de remitente',
    cards: 'Tarjetas y categorías',
    branding: 'Color, logotipos y enlaces',
  },
  create: 'Crear el cliente',
  created: (name) => `Se creó ${name}.`,
  unassigned: (population, key) =>
    `Antes de que alguien pueda iniciar sesión, quien opera el worker debe asignar la población ${population} al grupo de clientes ${key}.`,
} satisfies LanguageTable['dashboardClients']
