// Runs before the first paint: the page must not flash in the wrong theme, brand or density.
;(function () {
  var root = document.documentElement
  var read = function (key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  var theme = read('intranet:theme')
  var dark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = dark ? 'dark' : 'light'
  root.dataset.brand = read('intranet:brand') || 'intranet'
  if (read('intranet:density') === 'comfortable') root.dataset.density = 'comfortable'
})()
