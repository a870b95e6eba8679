/** The pages about the user's own account, loaded together. */
export { OwnPassword } from './OwnPassword.tsx'
export { OwnSessions } from './OwnSessions.tsx'
