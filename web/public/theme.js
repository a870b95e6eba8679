// Sets the dark theme before the first paint, so that a dark page does not flash white. The server may have set the theme already.
;(function () {
  const page = document.documentElement
  if (!page.dataset.theme) page.dataset.theme = /(?:^|; )(?:__Host-)?theme=dark(?:;|$)/.test(document.cookie) ? 'dark' : 'light'
})()
