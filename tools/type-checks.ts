/** The tsconfig files that `npm run check` type-checks, one after the other: `tsconfig.<name>.json`. Together they cover every TypeScript file. */
export const TYPE_CHECKS = ['pure', 'server', 'web', 'web-tests'] as const
