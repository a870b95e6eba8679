import { counter } from '../counter.ts'
import type { LanguageTable } from '../language-table.ts'

const sent = counter('es-US', {
  one: '# tarjeta enviada este mes.',
  many: '# tarjetas enviadas este mes.',
  other: '# tarjetas enviadas este mes.',
})

const results = counter('es-US', { one: '# resultado', many: '# resultados', other: '# resultados' })
const similar = counter('es-US', { one: '# resultado parecido', many: '# resultados parecidos', other: '# resultados parecidos' })

export const page = {
  loading: 'Cargando…',
  close: 'Cerrar',
  cancel: 'Cancelar',
  yes: 'Sí',
  no: 'No',
  ok: 'Aceptar',
  optional: 'opcional',
  tryAgain: 'Intentar de nuevo',
  dismiss: 'Cerrar aviso',
  clearSearch: 'Borrar la búsqueda',
  unexpected: 'Ocurrió un problema inesperado. Inténtelo de nuevo o comuníquese con el servicio de ayuda.',
  unreachable: 'No hay conexión con el servidor. Revise su conexión e inténtelo de nuevo.',
  notSaved: 'No se pudo guardar. Todo queda como estaba.',
  skip: 'Ir a las tarjetas',

  header: {
    hello: (name) => `Hola, ${name}`,
    orderHistory: 'Historial de pedidos',
    addressBook: 'Libreta de direcciones',
    dashboard: 'Informes y administración',
    dark: 'Modo oscuro',
    light: 'Modo claro',
  },
  footer: {
    help: '¿Necesita ayuda?',
    privacy: 'Privacidad',
  },
  cardLanguages: { all: 'Todas las tarjetas', en_US: 'English', es: 'Español' },

  catalogue: {
    title: 'Elija una tarjeta',
    streak: sent,
    welcomeBack: '¡Qué gusto verle de nuevo! Este mes aún no ha salido ninguna tarjeta. ¿A quién le alegraría recibir una?',
    cardLanguage: 'Idioma de las tarjetas',
    search: 'Buscar tarjetas',
    searchHint: 'Nombre, número o categoría',
    categories: 'Categorías',
    viewAll: 'Todas',
    favorites: 'Favoritas',
    recents: 'Recientes',
    drafts: 'Borradores',
    draft: 'Borrador',
    filter: 'Filtrar',
    reset: 'Restablecer',
    allResults: 'todos los resultados',
    results,
    similar,
    none: 'No hay resultados.',
    showAll: 'Ver todas las tarjetas',
    cards: 'Tarjetas',
    favorite: (name) => `Favorita: ${name}`,
  },

  signIn: {
    title: 'Entrar',
    username: 'Usuario',
    password: 'Contraseña',
    show: 'Mostrar',
    hide: 'Ocultar',
    submit: 'Entrar',
    forgot: 'Olvidé mi contraseña',
    startAgain: 'Empezar de nuevo',
    next: 'Siguiente',
    register: 'Crear una cuenta',
  },

  error: {
    title: 'Algo salió mal',
    toCards: 'Volver a las tarjetas',
    signIn: 'Entrar',
    notFound: 'Página no encontrada',
    noPage: 'No hay una página en esta dirección.',
    unknownClient: 'No hay una página de entrada en esta dirección.',
  },
} satisfies LanguageTable['page']
