const MAX_ID_CHARACTERS = 50

/** Returns the id of a new sender profile: the client and the name in plain letters. If this id is taken, a number follows. */
export function nameProfile(clientId: string, name: string, known: readonly { id: string }[]): string {
  const plain = `${clientId} ${name}`
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .trim()
    .replaceAll(/ +/g, '-')
    .slice(0, MAX_ID_CHARACTERS)
  const isTaken = (id: string) => known.some((one) => one.id === id)
  let id = plain
  for (let number = 2; isTaken(id); number++) id = `${plain}-${number}`
  return id
}
