// Before the first paint, so that a desk at night does not flash white. The server may have said it already.
;(function () {
  const page = document.documentElement
  if (!page.dataset.theme) page.dataset.theme = /(?:^|; )(?:__Host-)?theme=dark(?:;|$)/.test(document.cookie) ? 'dark' : 'light'
})()
