/** The database channel on which the table of sendings sends notifications '{id} {state} {revision}'. */
export const SENDING_CHANNEL = 'bff.sending'
