import type { FaultShop } from './fault-shop.ts'
import type { FaultCell } from './fault-table.ts'
import { sayCall, type Spoiled } from './say-call.ts'
import { type Ready, SHOP_CALLS, type ShopCall } from './shop-calls.ts'
import { cell, concurrentFault, existsFault, stateFaults } from './shop-general-faults.ts'

export const HEX = /^[0-9a-f]{26}$/

type Spoil = (ready: Ready, shop: FaultShop) => Spoiled | Promise<Spoiled>

/** The faults of a call whose caller names another version of the resource that the call changes. */
export function writeFaults(call: string): FaultCell[] {
  return [...stateFaults(findCall(call)), existsFault(findCall(call)), concurrentFault(findCall(call))]
}

export function findCall(call: string): ShopCall {
  const found = SHOP_CALLS.find((one) => one.call === call)
  if (!found) throw new Error(`There is no call '${call}' in the list.`)
  return found
}

export function spoilable(call: string) {
  return (fault: string, status: number, told: Record<string, unknown>, spoiled: Spoiled | Spoil): FaultCell =>
    cell(findCall(call), fault, status, told, sayCall(findCall(call), typeof spoiled === 'function' ? spoiled : () => spoiled))
}
