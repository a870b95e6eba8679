// Records clicks on the page that the server has drawn, until the page's script arrives. Then web/early-input.ts repeats them.
;(function () {
  const clicked = []
  document.addEventListener('click', keep, true)
  function keep(event) {
    const button = event.target instanceof Element && event.target.closest('button')
    if (button) clicked.push(button)
  }
  window.takeEarlyClicks = function () {
    document.removeEventListener('click', keep, true)
    return clicked.splice(0)
  }
})()
