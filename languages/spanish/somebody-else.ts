import type { LanguageTable } from '../language-table.ts'

export const somebodyElse = {
  title: (name) => `Ahora está dentro ${name}`,
  text: (first, other) =>
    `El formulario abierto es de ${first}; ${other} no puede verlo ni enviarlo. Lo que ${first} escribió antes de terminar la sesión queda guardado siete días como borrador; lo escrito después se pierde, salvo que ${first} vuelva a entrar aquí.`,
  first: (name) => `Volver a entrar como ${name}`,
  other: (name) => `Seguir como ${name}`,
} satisfies LanguageTable['somebodyElse']
