import {
  type CheckAddressAnswer,
  CheckAddressRequest,
  type LogoAnswer,
  type ProfileAnswer,
  ProfileRequest,
  type ProfilesAnswer,
  type ProfileSaved,
  RemoveProfileRequest,
} from '@fondly/contracts/bff/profiles.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { createSenderProfiles } from '@fondly/core/sender-profiles/sender-profiles.ts'
import { createStoreLogo, type LogoGround } from '@fondly/core/uploads/logos.ts'
import { STATES } from '@fondly/domain/order-form/states.ts'
import { readJson } from '../http/read-json.ts'
import { readUpload } from '../http/read-upload.ts'
import type { DashboardRoute } from './dashboard-route.ts'

export type ProfileRoutesContext = Pick<
  CoreContext,
  | 'calendar'
  | 'changes'
  | 'clients'
  | 'commerce'
  | 'database'
  | 'drafts'
  | 'env'
  | 'ownCards'
  | 'people'
  | 'pictureDesk'
  | 'seal'
  | 'settings'
  | 'worker'
>

const MAX_LOGO_MEGABYTES = 2
const GROUNDS: readonly LogoGround[] = ['light', 'dark']
/** The page uses this word as the id of a profile that does not exist yet. */
const NEW = 'new'

/** The routes of sender profiles: the list, one profile with an example card, the address check, logos and changes. */
export function profileRoutes(context: ProfileRoutesContext): DashboardRoute[] {
  const profiles = createSenderProfiles(context)
  const storeLogo = createStoreLogo(context)
  return [
    {
      method: 'GET',
      path: '/profiles',
      needs: 'change',
      handle: async (c, editor) => c.json(toList(await profiles.list(editor))),
    },
    {
      method: 'GET',
      path: '/profiles/:profile',
      needs: 'change',
      handle: async (c, editor) => {
        const id = idOf(c)
        return c.json(toAnswer(await profiles.read(editor, id === NEW ? undefined : id)))
      },
    },
    {
      method: 'POST',
      path: '/profiles',
      needs: 'change',
      handle: async (c, editor) => c.json(toSaved(await profiles.save(editor, undefined, await readJson(c, ProfileRequest))), 201),
    },
    {
      method: 'PUT',
      path: '/profiles/:profile',
      needs: 'change',
      handle: async (c, editor) => c.json(toSaved(await profiles.save(editor, idOf(c), await readJson(c, ProfileRequest)))),
    },
    {
      method: 'DELETE',
      path: '/profiles/:profile',
      needs: 'change',
      handle: async (c, editor) => {
        await profiles.remove(editor, idOf(c), (await readJson(c, RemoveProfileRequest)).version)
        return c.body(null, 204)
      },
    },
    {
      method: 'POST',
      path: '/profiles/check-address',
      needs: 'change',
      handle: async (c) => {
        const verdict = await profiles.checkAddress(await readJson(c, CheckAddressRequest))
        return c.json((verdict.kind === 'confirmed' ? { ...verdict, level: verdict.level ?? null } : verdict) as CheckAddressAnswer)
      },
    },
    ...GROUNDS.map((ground) => ({
      method: 'POST' as const,
      path: `/uploads/logos/${ground}` as const,
      needs: 'change' as const,
      handle: async (c: Parameters<DashboardRoute['handle']>[0]) => {
        const upload = await readUpload(c, { maxMegabytes: MAX_LOGO_MEGABYTES, types: ['svg', 'png', 'jpeg', 'webp'] })
        return c.json((await storeLogo(upload, ground)) satisfies LogoAnswer)
      },
    })),
  ]
}

type Profiles = ReturnType<typeof createSenderProfiles>

const idOf = (c: { req: { param: (name: string) => string | undefined } }): string => c.req.param('profile') ?? ''

const toList = ({ version, profiles }: Awaited<ReturnType<Profiles['list']>>): ProfilesAnswer => ({
  version,
  profiles: profiles.map(({ id, name, returnAddress: { city, state }, newUserDefault, returnAddressCheck, people }) => ({
    id,
    name,
    city,
    state,
    newUserDefault,
    check: returnAddressCheck ?? null,
    people,
  })),
})

function toAnswer({ version, profile, otherNames, use, example }: Awaited<ReturnType<Profiles['read']>>): ProfileAnswer {
  const { name, signature, returnAddress, invoiceAccount, newUserDefault, logoUrl, logoAtNightUrl, disclaimer } = profile
  return {
    version,
    profile: {
      name,
      signature,
      returnAddress: { ...returnAddress, country: 'US' },
      invoiceAccount,
      newUserDefault,
      ...(logoUrl === undefined ? {} : { logoUrl }),
      ...(logoAtNightUrl === undefined ? {} : { logoAtNightUrl }),
      ...(disclaimer === undefined ? {} : { disclaimer }),
    },
    check: profile.returnAddressCheck ?? null,
    states: [...STATES],
    otherNames,
    use,
    example: example ? { cardName: example.card.name, signer: example.signer, print: example.print } : null,
  }
}

const toSaved = ({ id, returnAddressCheck }: Awaited<ReturnType<Profiles['save']>>): ProfileSaved => ({ id, check: returnAddressCheck })
