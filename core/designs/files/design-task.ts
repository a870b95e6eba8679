/** A task of the process that reads designs. The answer is DesignFacts. */
export type ReadDesignTask = { kind: 'read'; bytes: Uint8Array }
