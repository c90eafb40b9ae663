import { fireEvent, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TypedAhead } from './typed-ahead.tsx'
import '@/test/patience.ts'

test('letters on their way to the box are kept, and reach nothing else; commands are left alone', () => {
  const onType = vi.fn()
  const { unmount } = render(<TypedAhead onType={onType} />)
  const press = (key: string, more = {}) => fireEvent.keyDown(document.body, { key, ...more })
  expect([press('a'), press('Ç')]).toEqual([false, false])
  expect([press('Tab'), press('r', { ctrlKey: true })]).toEqual([true, true])
  expect(onType.mock.calls.flat()).toEqual(['a', 'Ç'])
  unmount()
  expect(press('b')).toBe(true)
})
