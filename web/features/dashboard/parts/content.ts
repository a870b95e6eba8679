/** The space above and below the content of a page. */
export const CONTENT = 'pt-5 pb-12'
