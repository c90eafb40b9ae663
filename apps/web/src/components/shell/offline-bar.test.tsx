import { refusal } from '@intranet/contract/messages/refusals'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { noteReadOnly } from '@/lib/read-only.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { OfflineBar } from './offline-bar.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('says that nothing can be written, from an answer that says so, until one does not', async () => {
  await renderInApp(() => <OfflineBar />)
  expect(screen.queryByText(refusal.readOnly)).toBeNull()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const asked = vi.fn(async (_address: string) => new Response('{}'))
  vi.stubGlobal('fetch', asked)
  act(() => noteReadOnly(new Headers({ 'x-somente-leitura': '1' })))
  expect(screen.getByText(refusal.readOnly)).toBeTruthy()
  vi.advanceTimersByTime(3000)
  await waitFor(() => expect(screen.queryByText(refusal.readOnly)).toBeNull())
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/readyz'])
})
