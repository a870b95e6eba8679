/** The row of a signature that a user drew. `isUsed`: a new card is signed with it. */
export type SealedSignature = { sealed: Buffer; isUsed: boolean }
