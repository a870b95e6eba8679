/** The pages about the reader's own account, loaded together. */
export { OwnPassword } from './OwnPassword.tsx'
export { OwnSessions } from './OwnSessions.tsx'
