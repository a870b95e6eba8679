export type SignOnPolicy = { id: string; name: string }
/** What a policy requires. With both 'password' and 'provider', the person chooses one of them. */
export type SignOnWay = 'password' | 'provider' | 'second-factor' | 'other'
export type DescribedPolicy = SignOnPolicy & {
  ways: SignOnWay[]
  /** The external providers with which a person may sign in under this policy. */
  providerIds: string[]
}

/** `isNeeded` chooses policies by name; default: all. `isEnough` stops the reading when it returns true for the policies that were read so far. */
export type PolicyChoice = { isNeeded?: (name: string) => boolean; isEnough?: (described: readonly DescribedPolicy[]) => boolean }

/** An external provider. Its secret never leaves the gateway. */
export type ExternalProvider = {
  id: string
  /** The type in PingOne's words, such as OPENID_CONNECT. */
  type: string
  name: string
  enabled: boolean
  /** Undefined for a type of provider that has no client id, such as SAML. */
  clientId: string | undefined
  issuer: string | undefined
  /** True when each change must contain the secret: identity replaces the whole document and does not return the secret. */
  needsSecret: boolean
}
export type ProviderChange = { name?: string; enabled?: boolean; clientId?: string; secret?: string }
/** A provider with its version, which each change must send. */
export type VersionedProvider = { value: ExternalProvider; version: string; lastWrite?: string | undefined }
/** The result of a write. `current` is the provider afterwards; undefined when there is none. */
export type ProviderWritten =
  | { kind: 'written' | 'changed-meanwhile'; current: VersionedProvider | undefined }
  /** The write may have succeeded, but identity has other values now. */
  | { kind: 'unconfirmed'; current: VersionedProvider | undefined }
  | { kind: 'not-readable'; field: string }

/** The sign-on policies, as administrators read and change them with the product's own application. */
export type SignOnAdministration = {
  listPolicies: () => Promise<SignOnPolicy[]>
  /** Reads the policies with their requirements and providers. Each policy takes a call of its own, so choose only the needed policies. */
  describePolicies: (choice?: PolicyChoice) => Promise<DescribedPolicy[]>
  readProvider: (id: string) => Promise<VersionedProvider | undefined>
  /** Returns whether the provider has this secret; undefined where identity does not tell. */
  hasSecret: (id: string, secret: string) => Promise<boolean | undefined>
  /**
   * Writes a change, if the provider still has the version that the caller saw. Identity has no guarded writes, so this reads the provider just
   * before the write. A change by somebody else at the same moment is usually noticed, but not always. After a lost reply this reads the provider
   * again.
   */
  writeProvider: (id: string, change: ProviderChange, version: string) => Promise<ProviderWritten>
}
