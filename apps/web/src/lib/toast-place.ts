/** The ends of the window where notices are shown, in pixels from its edge: components/ui/toaster.tsx. */
export const NOTICE_TOP = 60
export const NOTICE_BOTTOM = 136
const DESKTOP_BOTTOM = 32
const HEIGHT = 64
const NARROW = 640

/** Words under a field, such as its error, take up to this much. */
const ERROR_WORDS = 56

const covers = (selector: string, from: number, to: number, words = 0) =>
  [...document.querySelectorAll(selector)].some((part) => {
    const { top, bottom, height } = part.getBoundingClientRect()
    return height > 0 && top < to && bottom + words > from
  })

const isCovered = (from: number, to: number) =>
  covers('[data-slot=form-foot] :is(button, a), button[type=submit], [role=toolbar] button', from, to) ||
  covers('[aria-invalid=true]', from, to, ERROR_WORDS)

/** Below, or under the head where a form's buttons or a refused field lie below: a notice covers none of them. */
export function noticePlace(): 'bottom-center' | 'top-center' {
  const edge = window.innerHeight - (window.innerWidth < NARROW ? NOTICE_BOTTOM : DESKTOP_BOTTOM)
  const below = isCovered(edge - HEIGHT, edge)
  return below && !isCovered(NOTICE_TOP, NOTICE_TOP + HEIGHT) ? 'top-center' : 'bottom-center'
}
