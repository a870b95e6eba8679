/**
 * Names the place where a secret is stored. A secret that was sealed for one place cannot be opened at another. The id is in lower case, as the
 * database returns it.
 */
export const secretPlace = (table: 'devices' | 'providers' | 'loaded_providers' | 'signing_keys', id: string) =>
  `${table}:${id.toLowerCase()}`
