/** Where a secret lies; sealed there, it opens nowhere else. The database writes ids in small letters, however they came. */
export const secretPlace = (table: 'devices' | 'providers' | 'signing_keys', id: string) => `${table}:${id.toLowerCase()}`
