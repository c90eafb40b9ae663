import type { SearchEntry } from './palette-order.ts'

const PLACES = 'main :is([data-slot=page-actions], [data-slot=toolbar])'
/** The box that closes gives the focus back first. */
const FOCUS_BACK_MS = 50
/** A chip's cross takes back what its name opens. */
const CONTROLS =
  'a[href], button:not(:disabled, [aria-disabled=true], [aria-label^="Remover filtro"], [data-more])'

/** What shows the buttons of a head, where it has so many that a phone hides some. */
const moreOf = (control: HTMLElement) =>
  control.parentElement?.querySelector<HTMLElement>(':scope > [data-more]')

// jsdom shows everything.
const inSight = (control: HTMLElement) => control.checkVisibility?.() ?? true

/** A menu opens by keys, everything else by a click. */
function press(control: HTMLElement): void {
  if (!inSight(control)) moreOf(control)?.click()
  control.focus()
  const menu = control.matches('[aria-haspopup=menu][data-state]')
  if (menu) control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  else control.click()
}

/** What the page in view offers: the buttons and links of its head and its toolbar, by what they are called there. */
export function pageActions(): SearchEntry[] {
  const controls = [...document.querySelectorAll(PLACES)].flatMap((place) => [
    ...place.querySelectorAll<HTMLElement>(CONTROLS),
  ])
  const named = controls.flatMap((control): [string, HTMLElement][] => {
    const name = (control.getAttribute('aria-label') ?? control.textContent).trim()
    return name && (inSight(control) || moreOf(control)) ? [[name, control]] : []
  })
  return [...new Map(named)].map(([label, control]) => ({
    key: `pagina ${label}`,
    label,
    run: () => window.setTimeout(() => press(control), FOCUS_BACK_MS),
  }))
}
