/** Tells whether a path leads to a page of the same host. Two slashes, or a slash and a backslash, at the beginning would lead to another host. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path)
