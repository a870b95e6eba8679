import { join, resolve } from 'node:path'

/** The demonstration world: the first load folder. */
export const DEMONSTRATION = { name: 'demonstration', folder: join(resolve(import.meta.dirname, '../..'), 'seed', 'world') }

/** The people who can sign in after the first start. The terminal shows this text. */
export const DEMO_SIGN_INS = `  orderer@harborview.test      sends cards
  clientadmin@harborview.test  the same client's administrator
  admin@fondly.test            the administrator of all
  devices@summit.test          asked for a second factor; what is sent stands on /outbox
  all with the password        Fondly-demo-1`
