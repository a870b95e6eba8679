import { isSameSecret } from '../same-secret.ts'

/** Whether an authorization header carries this bearer token. Takes the same time for every token, so that nobody can find the token by measuring. */
export function isBearer(header: string | undefined, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? []
  return isSameSecret(given, token)
}
