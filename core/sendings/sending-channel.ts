/** The workflow table of sendings notifies '{id} {state} {revision}' here. */
export const SENDING_CHANNEL = 'bff.sending'
