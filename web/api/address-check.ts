import { AddressCheckAnswer, type AddressCheckRequest } from '@fondly/contracts/bff/address-check.ts'
import { ask } from './ask.ts'

export const askAddressCheck = (body: AddressCheckRequest): Promise<AddressCheckAnswer> =>
  ask('/api/address-checks', AddressCheckAnswer, { method: 'POST', body })
