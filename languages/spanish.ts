import type { LanguageTable } from './language-table.ts'

const UNEXPECTED = 'Ocurrió un problema inesperado. Inténtelo de nuevo o comuníquese con el servicio de ayuda.'

export const spanish = {
  refusals: {
    'upstream-failed': UNEXPECTED,
    'upstream-silent': UNEXPECTED,
    'disk-full': UNEXPECTED,
    'no-database': UNEXPECTED,
    'task-failed': UNEXPECTED,
    'not-found': 'No hay nada en esta dirección.',
    'session-ended': 'Su sesión terminó. Vuelva a entrar.',
    'too-many-requests': 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
    'request-unreadable': 'La solicitud no se pudo leer.',
    'request-too-large': 'La solicitud es demasiado grande.',
    'request-of-another-site': 'La solicitud no vino de nuestras páginas.',
    'idempotency-key-missing': 'A la solicitud le falta su clave Idempotency-Key.',

    'form-problems': 'El formulario tiene errores. Corríjalos.',
    'form-sent-elsewhere': 'Este formulario ya se envió o se cerró en otro lugar. Abra la tarjeta de nuevo.',
    'form-sent-with-other-words': 'Este formulario ya se envió con otras palabras. Abra la tarjeta de nuevo.',
    'form-not-sendable': 'Esta tarjeta ya no se puede enviar tal como está. Revise de nuevo el formulario.',
    'preview-outdated': 'La tarjeta ya no se ve como antes. Mire de nuevo la vista previa.',
    'question-answered': 'Esta pregunta ya se contestó.',
    'card-not-printable': 'Esta tarjeta no se puede imprimir.',
    'card-not-offered': 'Esta tarjeta ya no se ofrece.',

    'order-being-printed': 'Esta tarjeta ya se está imprimiendo. Ya no se puede retirar.',
    'order-being-sent': 'Esta tarjeta todavía se está enviando. Inténtelo de nuevo en un momento.',
    'order-ended': 'Este pedido ya terminó. No hay nada que retirar.',
    'order-corrected': 'Este pedido ya se corrigió: se envió otro en su lugar.',
    'order-being-corrected': 'En lugar de esta tarjeta se está enviando una corregida. Vuelva a mirar en un momento.',
    'order-not-repeatable': 'Este pedido no se puede enviar de nuevo.',
    'correction-too-late':
      'La tarjeta que está corrigiendo ya se está imprimiendo; por eso no se envió la corregida. Si la envía como tarjeta nueva, saldrán las dos.',
    'corrected-order-withdrawn':
      'La tarjeta que está corrigiendo se retiró entretanto; por eso tampoco se envió la corregida. Puede enviarla como tarjeta nueva.',
    'draft-unfinished': 'Hay un formulario de esta tarjeta sin terminar. Al enviar de nuevo, este destinatario ocuparía su lugar.',

    'batch-incomplete': 'Los archivos de este lote aún no están.',
    'batch-not-acknowledged': 'Un lote se envía después de llevarlo a la impresora.',
    'batch-file-missing': 'Este archivo no está en la carpeta de impresión.',
    'order-not-printed': 'Este pedido no se imprimió.',
    'reprint-note-missing': 'Diga por qué se reimprime.',
    'cards-too-large-for-paper': 'Las tarjetas no caben en este papel.',
    'print-file-pages': 'El archivo de impresión del pedido {orderNo} no tiene las dos páginas de su tarjeta.',
    'print-file-unreadable': 'El archivo de impresión del pedido {orderNo} no se puede leer.',
    'sheets-too-heavy':
      'Este archivo tardó demasiado en hacerse o necesitó demasiada memoria. Inténtelo de nuevo o imprima las tarjetas una por una.',
  },

  errorPages: {
    unexpected: { title: 'Algo salió mal', text: UNEXPECTED },
    locked: {
      title: 'Cuenta desactivada',
      text: 'Su cuenta fue bloqueada por inactividad. Pida al administrador de su empresa que la desbloquee.',
    },
    disabled: { title: 'Cuenta desactivada', text: 'Su cuenta está desactivada. Pida al administrador de su empresa que la active.' },
    'login-error': { title: 'Error al iniciar sesión', text: 'Ocurrió un error al iniciar sesión' },
    'access-denied': { title: 'Acceso denegado', text: 'No tiene autorización para ver esta página.' },
    'not-initialised': { title: 'No se pudo iniciar', text: 'Ocurrió un error al cargar los productos y las categorías' },
    'nonce-mismatch': { title: 'El nonce no coincide', text: 'El token de identidad trajo un nonce inesperado' },
  },

  rejections: {
    'order-unknown': 'El comercio no conoce el pedido.',
    'order-not-wanted': 'El comercio ya no quiere que se imprima el pedido.',
    'card-unknown': 'El comercio no conoce la tarjeta.',
    'mail-date-unreadable': 'El pedido no tiene una fecha de envío que se pueda leer.',
    'return-address-unreadable': 'El remite del pedido no se puede leer.',
    'address-unprintable': 'La dirección no cabe en el sobre o tiene un carácter que su letra no tiene.',
    'scan-code-unprintable': 'El pedido no tiene un código de escaneo que se pueda imprimir.',
    'no-room-for-postal-barcode': 'En el sobre no hay lugar para el código de barras del correo.',
    'card-size-changed': 'La tarjeta tiene otro tamaño que cuando se cerró su lote.',
    'card-size-without-layout': 'No hay diseño para una tarjeta de este tamaño.',
    'layout-changed': 'La tarjeta ya no está dispuesta como la aprobó su remitente.',
    'card-not-approved': 'La tarjeta del pedido no es la que aprobó su remitente.',
    'scan-code-not-approved': 'El código de escaneo del pedido no es el que aprobó su remitente.',
    'message-not-approved': 'El mensaje del pedido no es el que aprobó su remitente.',
    'signature-not-approved': 'La firma del pedido no es la que aprobó su remitente.',
    'delivery-address-not-approved': 'La dirección de entrega del pedido no es la que aprobó su remitente.',
    'return-address-not-approved': 'El remite del pedido no es el que aprobó su remitente.',
    'print-file-not-approved': 'El archivo de impresión del pedido no es el que aprobó su remitente.',
    'print-file-missing': 'El pedido no tiene archivo de impresión para su tarjeta.',
    'print-file-address-unreadable': 'La dirección del archivo de impresión de la tarjeta no se puede leer.',
    'print-file-gone': 'El archivo de impresión de la tarjeta ya no está.',
    'print-file-no-pdf': 'El archivo de impresión de la tarjeta no es un PDF.',
    'check-too-heavy': 'No se pudo revisar la tarjeta: la revisión tardó demasiado o necesitó demasiada memoria.',
    'as-recorded': '{text}',
  },
} satisfies LanguageTable
