/**
 * Where the focus of a dialog or drawer starts: on what is marked `data-first` (a field, or Cancelar where nothing can be
 * undone), else on its title, so that an Enter pressed by mistake does nothing.
 */
export function startFocus(event: Event): void {
  const box = event.currentTarget as HTMLElement
  const first = box.querySelector<HTMLElement>('[data-first]') ?? box.querySelector<HTMLElement>('h2')
  if (!first) return
  event.preventDefault()
  if (first.localName === 'h2') first.tabIndex = -1
  first.focus()
}
