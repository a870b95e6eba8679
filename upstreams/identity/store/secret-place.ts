/**
 * Names the place of a secret; a secret that was sealed for one place opens at no other. Ids are in small letters, because the database returns them
 * so.
 */
export const secretPlace = (table: 'devices' | 'providers' | 'loaded_providers' | 'signing_keys', id: string) =>
  `${table}:${id.toLowerCase()}`
