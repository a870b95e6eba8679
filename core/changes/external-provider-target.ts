import type { ProviderChange, SignOnAdministration, VersionedProvider } from '@fondly/gateways/identity/sign-on.ts'
import type { Current, TargetAccess } from './target-access.ts'

/** The text that the log has in place of a secret. */
export const SECRET_REPLACED = 'replaced'

/**
 * Reads and writes an external provider at identity. Its secret can be written but never read; the field `providerSecret` says only that it was
 * replaced.
 */
export function accessExternalProvider(
  signOn: Pick<SignOnAdministration, 'hasSecret' | 'readProvider' | 'writeProvider'>,
  providerId: string,
): Pick<TargetAccess, 'read' | 'write'> {
  return {
    async read(secret) {
      const current = toCurrent(await signOn.readProvider(providerId))
      if (secret === undefined || !(await signOn.hasSecret(providerId, secret))) return current
      return { ...current, fields: { ...current.fields, providerSecret: SECRET_REPLACED } }
    },
    async write(fields, version = '', secret) {
      const written = await signOn.writeProvider(providerId, { ...toChange(fields), ...(secret === undefined ? {} : { secret }) }, version)
      return 'current' in written ? { kind: written.kind, current: toCurrent(written.current) } : written
    },
  }
}

function toCurrent(found: VersionedProvider | undefined): Current {
  if (!found) return { fields: {}, version: undefined }
  const { name, clientId, enabled } = found.value
  return {
    fields: { providerName: name, providerClientId: clientId, providerEnabled: enabled },
    version: found.version,
    lastWrite: found.lastWrite,
  }
}

// The cast holds: the contract of the request checked the fields, or they come from an earlier change.
function toChange({ providerName, providerClientId, providerEnabled }: Record<string, unknown>): ProviderChange {
  return {
    ...(typeof providerName === 'string' ? { name: providerName } : {}),
    ...(typeof providerClientId === 'string' ? { clientId: providerClientId } : {}),
    ...(typeof providerEnabled === 'boolean' ? { enabled: providerEnabled } : {}),
  }
}
