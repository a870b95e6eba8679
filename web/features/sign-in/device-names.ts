import type { Flow, FlowDevice } from '@fondly/contracts/pingone/flows.ts'
import type * as z from 'zod/mini'
import type { StepWords } from '../../words/step-words.ts'

type Device = z.infer<typeof FlowDevice>

/** Finds the device that the user has chosen. */
export function findSelectedDevice(flow: Flow): Device | undefined {
  const devices = flow._embedded?.devices
  return devices?.find(({ id }) => id === flow.selectedDevice?.id) ?? (devices?.length === 1 ? devices[0] : undefined)
}

/** Returns the name that the owner gave to the device, or else its product name. */
export function deviceName(device: Device | undefined, words: StepWords): string {
  return device?.nickname ?? device?.model?.marketingName ?? device?.model?.name ?? words.phone
}

/** Names a device in a list of choices. */
export function choiceName(device: Device, words: StepWords): string {
  switch (device.type) {
    case 'EMAIL':
      return words.byMail(device.email ?? '')
    case 'SMS':
    case 'VOICE':
      return words.byText(device.phone ?? '')
    case 'TOTP':
      return device.nickname ? `${words.byAuthenticator} (${device.nickname})` : words.byAuthenticator
    default:
      return words.onPhone(deviceName(device, words))
  }
}
