/**
 * Returns true when a path leads to a page of the same host. A path that begins with two slashes, or a slash and a backslash, would lead to another
 * host.
 */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path)
