/** The ref of a notice: it scrolls into view when it appears. */
export const bringIntoView = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'nearest' })
