import type { AddressProblemCode } from '@fondly/domain/address/address-answer.ts'
import type { PostalAddress } from '@fondly/domain/address/postal-address.ts'
import type { Message } from '@fondly/domain/message.ts'

/** What the address check asks the sender. */
export type AddressQuestion = {
  problem: Message<AddressProblemCode>
  /** The address that was checked. */
  address: PostalAddress
  /** True when the sender may send to this address all the same. */
  mayContinue: boolean
}

/** The answers that a sender can give to a question of a sending. 'abort', 'go-on' and 'edit-address' end the sending. */
export type SenderDecision = 'delete-baskets' | 'abort' | 'go-on' | 'send-anyway' | 'edit-address'
