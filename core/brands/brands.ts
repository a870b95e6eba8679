import { DEFAULT_POLICY, type Brand } from '@fondly/domain/client/brand.ts'
import type { Env } from '@fondly/kit/env.ts'
import type { Kysely } from 'kysely'
import { createCache } from '../cache/cache.ts'
import { type EditableBrand, readBrand, type VersionedBrand, writeBrand } from './edit-brand.ts'
import type { CoreTables } from '../store/tables.ts'

/** The fixed table of client slugs (section 1): how each client's pages look, and its sign-in policy. */
export type Brands = {
  /** Finds the brand of a slug; undefined when no client has it. Without a slug, the default brand. */
  find: (slug: string | undefined) => Promise<Brand | undefined>
  /** Like `find`, but returns the default brand for an unknown slug. */
  of: (slug: string | undefined) => Promise<Brand>
  ofClient: (clientId: string) => Promise<Brand | undefined>
  /** Finds the client of a slug. */
  findClient: (slug: string) => Promise<KnownClient | undefined>
  /** Lists the clients that have a slug, by name. */
  listClients: () => Promise<KnownClient[]>
  /** Lists the sign-in policies by client, also of those without a slug. */
  listPolicies: () => Promise<{ clientId: string; name: string; policy: string }[]>
  /** Adds the brand of a new client. The client's id becomes its slug. Returns false when another client has this slug. */
  add: (clientId: string, brand: NewBrand) => Promise<boolean>
  /** Reads a client's brand with its version, never cached. */
  read: (clientId: string) => Promise<VersionedBrand | undefined>
  /** Replaces the brand. Returns undefined when the stored brand no longer has this version, because somebody has changed it. */
  write: (clientId: string, brand: EditableBrand, version: string) => Promise<VersionedBrand | undefined>
  /** Makes this process read the table again after a change. */
  forget: () => void
  /** Writes the branding of these clients to the table. Replaces brands that the table already has. */
  load: (clients: readonly BrandedClient[]) => Promise<void>
}

export type KnownClient = { clientId: string; slug: string; brand: Brand }

/** `copyFrom` is the client whose colour and pictures the new brand copies; when undefined, it copies the default brand. */
export type NewBrand = { name: string; copyFrom: string | undefined }

/** The branding part of a client's load document. */
export type BrandedClient = {
  id: string
  slug?: string | undefined
  brand: {
    name: string
    logo: string
    logoAtNight?: string | undefined
    background?: string | undefined
    colour: string
    policy?: string | undefined
    helpEmail?: string | undefined
    privacyUrl?: string | undefined
    companyUrl?: string | undefined
  }
}

/** The pictures of a load folder are served below this address. */
const PICTURES = '/art/'

/** The brand until a brand is loaded. */
const PLAIN: Brand = { slug: undefined, name: 'Fondly', logoUrl: '', colour: '#2a5f6b', policy: undefined }

/** Creates the brands of all clients on the table `brand`. A change by another process shows after about 30 seconds. */
export function createBrands(database: Kysely<CoreTables>, { clock, log }: Env): Brands {
  // There are few brands and every page reads them, so all are cached together.
  const table = createCache({ name: 'brands', load: readAll, clock, log, freshSeconds: 30, staleSeconds: 3600 })

  async function readAll() {
    const rows = await database.selectFrom('brand').select(['client_id', 'slug', 'brand']).execute()
    // The value was written by `load` below, from a checked document.
    const brands = rows.map((row) => ({ clientId: row.client_id, brand: row.brand as unknown as Brand }))
    return {
      bySlug: new Map(brands.map(({ brand }) => [brand.slug, brand])),
      byClient: new Map(brands.map(({ clientId, brand }) => [clientId, brand])),
      clients: brands.flatMap(({ clientId, brand }) => (brand.slug ? [{ clientId, slug: brand.slug, brand }] : [])),
    }
  }

  const find: Brands['find'] = async (slug) => {
    const known = (await table.get('all')).bySlug.get(slug)
    if (known || !slug) return known ?? PLAIN
    // Another process may have added this slug a moment ago, so ask the table.
    const row = await database.selectFrom('brand').select('brand').where('slug', '=', slug).executeTakeFirst()
    return row?.brand as unknown as Brand | undefined
  }
  return {
    find,
    of: async (slug) => (await find(slug)) ?? (await find(undefined)) ?? PLAIN,
    ofClient: async (clientId) => (await table.get('all')).byClient.get(clientId),
    findClient: async (slug) => (await table.get('all')).clients.find((client) => client.slug === slug),
    listClients: async () => (await table.get('all')).clients.toSorted((a, b) => a.brand.name.localeCompare(b.brand.name)),
    listPolicies: async () =>
      [...(await table.get('all')).byClient].map(([clientId, brand]) => ({ clientId, name: brand.name, policy: signInPolicy(brand) })),
    async add(clientId, { name, copyFrom }) {
      const { byClient, bySlug } = await readAll()
      const { policy: _, ...looks } = (copyFrom === undefined ? undefined : byClient.get(copyFrom)) ?? bySlug.get(undefined) ?? PLAIN
      const row = { slug: clientId, brand: JSON.stringify({ ...looks, slug: clientId, name }) }
      // An earlier attempt that did not finish may have left the row, perhaps with another name.
      await database
        .insertInto('brand')
        .values({ client_id: clientId, ...row })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const own = database.updateTable('brand').set(row).where('client_id', '=', clientId).where('slug', '=', clientId)
      const written = await own.executeTakeFirst()
      table.forget('all')
      return written.numUpdatedRows === 1n
    },
    read: (clientId) => readBrand(database, clientId),
    write: (clientId, brand, version) => writeBrand(database, clientId, brand, version),
    forget: () => table.forget('all'),
    async load(clients) {
      for (const { id, slug, brand } of clients) {
        const row = { slug: slug ?? null, brand: JSON.stringify(brandOf(slug, brand)) }
        await database
          .insertInto('brand')
          .values({ client_id: id, ...row })
          .onConflict((conflict) => conflict.column('client_id').doUpdateSet(row))
          .execute()
      }
      table.forget('all')
    },
  }
}

/** Returns the name of the sign-in policy for a brand's users. */
export function signInPolicy(brand: Brand): string {
  return brand.policy ?? DEFAULT_POLICY
}

function brandOf(slug: string | undefined, { logo, logoAtNight, background, ...brand }: BrandedClient['brand']): Brand {
  const picture = (name: string) => PICTURES + name.split('/').map(encodeURIComponent).join('/')
  return {
    ...brand,
    slug,
    policy: brand.policy,
    logoUrl: picture(logo),
    ...(logoAtNight ? { logoAtNightUrl: picture(logoAtNight) } : {}),
    ...(background ? { backgroundUrl: picture(background) } : {}),
  }
}
