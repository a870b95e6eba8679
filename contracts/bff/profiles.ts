/** POST /api/admin/{clientKey}/uploads/logos/{light|dark}: the body is the file. */
export type LogoAnswer = { url: string; width: number; height: number }
