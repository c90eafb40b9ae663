import { afterEach, expect, test, vi } from 'vitest'
import { noticePlace } from './toast-place.ts'

afterEach(() => document.body.replaceChildren())

/** A form's button from `top` to `bottom`, in pixels. */
function buttonAt(top: number, bottom: number): void {
  const actions = document.createElement('div')
  actions.dataset.slot = 'form-foot'
  const button = document.createElement('button')
  actions.append(button)
  document.body.append(actions)
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, bottom - top))
}

test.each([
  [360, 560, 600, 'top-center'],
  [360, 604, 640, 'bottom-center'],
  [360, 500, 540, 'bottom-center'],
  [1280, 660, 700, 'top-center'],
  [1280, 560, 600, 'bottom-center'],
])('%i px wide, buttons from %i to %i: %s (docs/screens.md#notices)', (width, top, bottom, place) => {
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('innerHeight', 740)
  buttonAt(top, bottom)
  expect(noticePlace()).toBe(place)
})

test('over the bar of chosen rows there is none', () => {
  vi.stubGlobal('innerWidth', 360)
  vi.stubGlobal('innerHeight', 740)
  const bar = document.createElement('div')
  bar.setAttribute('role', 'toolbar')
  const act = document.createElement('button')
  bar.append(act)
  document.body.append(bar)
  vi.spyOn(act, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 560, 100, 40))
  expect(noticePlace()).toBe('top-center')
})

test('under a refused field and what is said below it, there is no notice', () => {
  vi.stubGlobal('innerWidth', 360)
  vi.stubGlobal('innerHeight', 740)
  const consent = document.createElement('button')
  consent.setAttribute('aria-invalid', 'true')
  document.body.append(consent)
  vi.spyOn(consent, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 500, 20, 20))
  expect(noticePlace()).toBe('top-center')
})

test('where buttons lie at both ends, it stays below', () => {
  vi.stubGlobal('innerWidth', 360)
  vi.stubGlobal('innerHeight', 740)
  buttonAt(560, 600)
  buttonAt(70, 110)
  expect(noticePlace()).toBe('bottom-center')
})
