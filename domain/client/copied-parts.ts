/** The parts that a new client can copy from another one. */
export const COPIED_PARTS = ['settings', 'senderProfiles', 'cards', 'branding'] as const
export type CopiedPart = (typeof COPIED_PARTS)[number]
