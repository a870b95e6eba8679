export type SignOnPolicy = { id: string; name: string }
/** What a policy requires; 'password' with 'provider' is a choice. */
export type SignOnWay = 'password' | 'provider' | 'second-factor' | 'other'
export type DescribedPolicy = SignOnPolicy & {
  ways: SignOnWay[]
  /** The external providers that it names. */
  providerIds: string[]
}

/** An external provider, without its secret, which never leaves the gateway. */
export type ExternalProvider = {
  id: string
  /** PingOne's word, such as OPENID_CONNECT. */
  type: string
  name: string
  enabled: boolean
  /** Undefined for types that have none. */
  clientId: string | undefined
  issuer: string | undefined
  /** A change needs the secret again, because identity does not tell it and replaces the document as a whole. */
  needsSecret: boolean
}
export type ProviderChange = { name?: string; enabled?: boolean; clientId?: string; secret?: string }
/** A provider, and the version that goes along with every change. */
export type VersionedProvider = { value: ExternalProvider; version: string; lastWrite?: string | undefined }
/** What became of a write. `current` is what identity has after it; undefined when there is no such provider. */
export type ProviderWritten =
  | { kind: 'written' | 'changed-meanwhile'; current: VersionedProvider | undefined }
  /** The write may have been there, and identity has something else now. */
  | { kind: 'unconfirmed'; current: VersionedProvider | undefined }
  | { kind: 'not-readable'; field: string }

/** The sign-on policies, as administrators read and change them with the product's own application. */
export type SignOnAdministration = {
  listPolicies: () => Promise<SignOnPolicy[]>
  /** The policies with their requirements and providers. This reads the steps of each policy with a call of its own, or only of those with these names. */
  describePolicies: (names?: ReadonlySet<string>) => Promise<DescribedPolicy[]>
  readProvider: (id: string) => Promise<VersionedProvider | undefined>
  /** Returns whether the provider has this secret; undefined where identity does not tell. */
  hasSecret: (id: string, secret: string) => Promise<boolean | undefined>
  /**
   * Writes a change of what the caller saw in `version`. Identity has no guarded writes: the provider is read just before, so that a change of the same
   * moment is noticed but cannot be ruled out. After a lost reply it looks before anybody repeats the write.
   */
  writeProvider: (id: string, change: ProviderChange, version: string) => Promise<ProviderWritten>
}
