import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { reading } from '@intranet/contract/operations/inventory'
import { keepTyped } from '@/lib/unsent/unsent-queue.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { withoutTls } from '@/test/without-tls.ts'
import { useReadings } from './use-readings.ts'

vi.mock(import('@/lib/unsent/unsent-queue.ts'), async (actual) => ({
  ...(await actual()),
  keepTyped: vi.fn(async () => undefined as never),
  flushUnsent: vi.fn(async () => undefined),
  readUnsent: vi.fn(async () => undefined as never),
}))

function Reader() {
  const { read } = useReadings(7, 3)
  return <button onClick={() => void read('ab-1', null)}>Ler</button>
}

test('what is read without TLS has a key that the server takes', async () => {
  withoutTls()
  const { user } = await renderInApp(() => <Reader />)
  await user.click(await screen.findByRole('button', { name: 'Ler' }))
  const [, , typed] = vi.mocked(keepTyped<'countReading'>).mock.calls[0]!
  expect(reading.safeParse(typed.input.leitura).success).toBe(true)
})
