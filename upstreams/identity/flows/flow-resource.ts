import type { Flow } from '@fondly/contracts/pingone/flows.ts'
import type { FlowRow } from '../store/tables.ts'
import { offeredActions, offeredProvider, type FlowDevice, type FlowState } from './engine.ts'
import { passwordPolicy, type PasswordRule } from './password-rule.ts'

type FlowResourceOptions = {
  environmentUrl: string
  environmentId: string
  environmentName?: string | undefined
  passwordRule: PasswordRule
}

/** The flow as PingOne's JSON. Before the password was checked, only the typed user name is shown. */
export function flowResource(flow: FlowRow, { environmentUrl, environmentId, environmentName, passwordRule }: FlowResourceOptions): Flow {
  const href = `${environmentUrl}/flows/${flow.id}`
  const { state } = flow
  const provider = offeredProvider(state)
  const query = new URLSearchParams({ providerId: provider?.id ?? '', flowId: flow.id })
  const authenticate = { authenticate: { href: `${environmentUrl}/rp/authenticate?${query}` } }
  const socialProviders = provider ? [{ ...provider, type: 'OPENID_CONNECT', _links: authenticate }] : []
  const embedded = { ...toEmbedded(state, passwordRule), ...(provider ? { socialProviders } : {}) }
  const isOnlyWay = state.status === 'EXTERNAL_AUTHENTICATION_REQUIRED'
  return {
    _links: {
      self: { href },
      ...Object.fromEntries(offeredActions(state).map((action) => [action, { href }])),
      ...(isOnlyWay && provider ? authenticate : {}),
    },
    ...(Object.keys(embedded).length > 0 ? { _embedded: embedded } : {}),
    id: flow.id,
    environment: { id: environmentId, ...(environmentName ? { name: environmentName } : {}) },
    session: { id: flow.browser_id },
    resumeUrl: `${environmentUrl}/as/resume?flowId=${flow.id}`,
    status: state.status,
    ...(state.device ? { selectedDevice: { id: state.device } } : {}),
    ...(state.error ? { error: state.error } : {}),
    createdAt: flow.created_at.toISOString(),
    expiresAt: flow.expires_at.toISOString(),
  }
}

function toEmbedded(state: FlowState, rule: PasswordRule): NonNullable<Flow['_embedded']> {
  const choosesPassword = offeredActions(state).some((action) => CHOOSES_PASSWORD.has(action))
  const user = state.user ?? (state.named === undefined ? undefined : { username: state.named })
  return {
    ...(user ? { user } : {}),
    ...(choosesPassword ? { passwordPolicy: passwordPolicy(rule) } : {}),
    ...(state.devices.length > 0 ? { devices: state.devices.map(deviceResource) } : {}),
  }
}

const CHOOSES_PASSWORD = new Set<string>(['user.register', 'password.recover', 'password.reset'])

const deviceResource = (device: FlowDevice) => ({
  ...device,
  status: 'ACTIVE',
  usableStatus: { status: 'USABLE' },
  ...(device.type === 'MOBILE' ? { pushEnabled: true, otpEnabled: false } : {}),
})
