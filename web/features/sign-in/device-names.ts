import type { Flow, FlowDevice } from '@fondly/contracts/pingone/flows.ts'
import type * as z from 'zod/mini'
import type { Words } from '../../words/english.ts'

type Device = z.infer<typeof FlowDevice>

/** The device that is asked now. */
export function deviceOf(flow: Flow): Device | undefined {
  const devices = flow._embedded?.devices
  return devices?.find(({ id }) => id === flow.selectedDevice?.id) ?? (devices?.length === 1 ? devices[0] : undefined)
}

/** What its owner calls it, else what it was sold as. */
export function deviceName(device: Device | undefined, { signIn }: Words): string {
  return device?.nickname ?? device?.model?.marketingName ?? device?.model?.name ?? signIn.phone
}

/** A device as one of several to choose from. */
export function choiceName(device: Device, words: Words): string {
  const { signIn } = words
  switch (device.type) {
    case 'EMAIL':
      return signIn.byMail(device.email ?? '')
    case 'SMS':
    case 'VOICE':
      return signIn.byText(device.phone ?? '')
    case 'TOTP':
      return device.nickname ? `${signIn.byAuthenticator} (${device.nickname})` : signIn.byAuthenticator
    default:
      return signIn.onPhone(deviceName(device, words))
  }
}
