// The server has drawn this page. What is clicked before the page's script has arrived is repeated by it (web/early-input.ts).
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
