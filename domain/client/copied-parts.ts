/** What a new client can take over from another one. */
export const COPIED_PARTS = ['settings', 'senderProfiles', 'cards', 'branding'] as const
export type CopiedPart = (typeof COPIED_PARTS)[number]
