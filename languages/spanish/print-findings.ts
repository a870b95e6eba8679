import type { LanguageTable } from '../language-table.ts'

export const printFindings = {
  kinds: {
    overflow: 'Las palabras no caben en su lugar.',
    glyph: 'Hay un carácter que no se puede imprimir.',
    contrast: 'La tinta apenas se distingue de lo que hay debajo.',
    'safe-zone': 'Algo está demasiado cerca de donde el papel se corta o se dobla.',
    resolution: 'Una imagen tiene muy pocos píxeles para imprimirse con nitidez.',
    module: 'El código de escaneo es demasiado pequeño para leerse.',
    'quiet-zone': 'Algo está demasiado cerca del código de escaneo.',
    unreadable: 'El código de escaneo no se puede leer o es el de otra tarjeta.',
    'read-area': 'La dirección no está donde el correo la lee, o hay otra cosa en ese lugar.',
    'clear-zone': 'Algo está donde el correo imprime su propio código de barras o donde va el sello.',
    picture: 'Falta una imagen o no se puede leer.',
    'picture-size': 'Una imagen es demasiado grande: se admiten 10 MB y 25 millones de píxeles como máximo.',
    colour: 'Una imagen no dice qué colores tiene: le falta su perfil o no es el suyo.',
  },
  pages: { outside: 'Exterior', inside: 'Interior', envelope: 'Sobre' },
} satisfies LanguageTable['printFindings']
