/** The tsconfig files (`tsconfig.<name>.json`) that `npm run check` checks in parallel. Together they cover every TypeScript file. */
export const TYPE_CHECKS = ['pure', 'server', 'web', 'web-tests'] as const
