/** A place in one of our own scripts, such as 'assets/index-4f2a.js:1:20312'. */
export const SCRIPT_PLACE = /^assets\/[\w.-]{1,80}:\d{1,7}:\d{1,7}$/
