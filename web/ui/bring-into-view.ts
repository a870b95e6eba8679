/** A ref callback of a notice: scrolls the notice into view when it appears. */
export const bringIntoView = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'nearest' })
