// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useScrolled, useViewportWidth } from './use-viewport.ts'
import '@/test/patience.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('the width is read once for all that is drawn, and again when the window changes', () => {
  const read = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(360)
  const drawn = [renderHook(useViewportWidth), renderHook(useViewportWidth)]
  for (const { rerender } of drawn) rerender()
  expect(read).toHaveBeenCalledOnce()
  read.mockReturnValue(1280)
  act(() => void window.dispatchEvent(new Event('resize')))
  expect(drawn.map(({ result }) => result.current)).toEqual([1280, 1280])
})

it('a page that is left reports nothing to the next', () => {
  const read = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(360)
  renderHook(useViewportWidth).unmount()
  read.mockReturnValue(900)
  expect(renderHook(useViewportWidth).result.current).toBe(900)
})

it('a page is scrolled from 60 px on (docs/screens.md#scroll)', () => {
  const at = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(59)
  const { result } = renderHook(useScrolled)
  expect(result.current).toBe(false)
  at.mockReturnValue(60)
  act(() => void window.dispatchEvent(new Event('scroll')))
  expect(result.current).toBe(true)
})
