/** The ends of the window where notices are shown, in pixels from its edge: components/ui/toaster.tsx. */
export const NOTICE_TOP = 60
export const NOTICE_BOTTOM = 136
const DESKTOP_BOTTOM = 32
const HEIGHT = 64
const NARROW = 640

const isCovered = (from: number, to: number) =>
  [...document.querySelectorAll('.form-actions button, .form-actions a, button[type=submit]')].some(
    (button) => {
      const { top, bottom, height } = button.getBoundingClientRect()
      return height > 0 && top < to && bottom > from
    },
  )

/** Below, or under the head where a form's buttons lie below: a notice covers none of them. */
export function noticePlace(): 'bottom-center' | 'top-center' {
  const edge = window.innerHeight - (window.innerWidth < NARROW ? NOTICE_BOTTOM : DESKTOP_BOTTOM)
  const below = isCovered(edge - HEIGHT, edge)
  return below && !isCovered(NOTICE_TOP, NOTICE_TOP + HEIGHT) ? 'top-center' : 'bottom-center'
}
