// Works on the page that the server has drawn, until the page's scripts arrive.

// Records clicks. web/early-input.ts repeats them.
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

// The key `/` moves the focus to the search, whose field shows this key. Later PageKeys.tsx does this.
;(function () {
  const TYPING = 'input:not([type=radio], [type=checkbox]), select, textarea'
  document.addEventListener('keydown', goToSearch)
  function goToSearch(event) {
    const { key, target, defaultPrevented, isComposing, ctrlKey, metaKey, altKey } = event
    if (key !== '/' || defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return
    if (target instanceof Element && target.closest(TYPING)) return
    const search = document.querySelector('main input[type=search]')
    if (!search || document.querySelector('dialog[open]')) return
    event.preventDefault()
    search.focus()
    search.select()
  }
  window.endEarlyKeys = function () {
    document.removeEventListener('keydown', goToSearch)
  }
})()
