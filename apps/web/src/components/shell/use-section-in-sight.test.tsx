import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSectionInSight } from './use-section-in-sight.ts'

test('the section in sight is where one is: the first of them, or the one that was asked for', () => {
  let tell: (seen: Record<string, boolean>) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>[]) => void) {
        tell = (seen) =>
          act(() =>
            report(
              Object.entries(seen).map(([id, isIntersecting]) => ({
                target: document.getElementById(id)!,
                isIntersecting,
              })),
            ),
          )
      }
      observe() {}
      disconnect() {}
    },
  )
  document.body.innerHTML = '<div id="um"></div><div id="dois"></div><div id="tres"></div>'
  const { result } = renderHook(() => useSectionInSight(['um', 'dois', 'tres']))
  expect(result.current).toBe('um')
  tell({ um: true, dois: true })
  expect(result.current).toBe('um')
  tell({ um: false, tres: true })
  expect(result.current).toBe('dois')
  // The last ones never reach the head of the window.
  act(() => {
    location.hash = '#tres'
    window.dispatchEvent(new Event('hashchange'))
  })
  expect(result.current).toBe('tres')
  tell({ um: true })
  expect(result.current).toBe('tres')
  tell({ tres: false })
  expect(result.current).toBe('um')
  vi.unstubAllGlobals()
})
