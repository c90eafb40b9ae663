import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { reading } from '@intranet/contract/operations/inventory'
import type { UnsentEntry } from '@/lib/unsent/unsent-entry.ts'
import { keepTyped, onSettled } from '@/lib/unsent/unsent-queue.ts'
import { unsentEntries } from '@/lib/unsent/unsent-state.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { withoutTls } from '@/test/without-tls.ts'
import { useReadings } from './use-readings.ts'

vi.mock(import('@/lib/unsent/unsent-queue.ts'), async (actual) => ({
  ...(await actual()),
  keepTyped: vi.fn(async () => undefined as never),
  flushUnsent: vi.fn(async () => undefined),
  readUnsent: vi.fn(async () => undefined as never),
  onSettled: vi.fn(() => () => {}),
}))

function Reader() {
  const { read } = useReadings(7, 3)
  return <button onClick={() => read('ab-1', { quantidade: 1, local: null })}>Ler</button>
}

test('what is read without TLS has a key that the server takes', async () => {
  withoutTls()
  const { user } = await renderInApp(() => <Reader />)
  await user.click(await screen.findByRole('button', { name: 'Ler' }))
  const [, , typed] = vi.mocked(keepTyped<'countReading'>).mock.calls[0]!
  expect(reading.safeParse(typed.input.leitura).success).toBe(true)
})

const entryOf = (codigo: string) =>
  ({
    key: codigo,
    person: 7,
    kind: 'countReading',
    input: { id: 3, leitura: { codigo } },
    refused: null,
  }) as UnsentEntry

function Codes() {
  const { codes } = useReadings(7, 3)
  return <output>{codes.map(({ codigo, resultado }) => `${codigo} ${resultado ?? '…'}`).join(', ')}</output>
}

test('codes that were read in quick order are listed with their own answers, the newest first (docs/operations.md#scanning)', async () => {
  vi.mocked(onSettled).mockClear()
  await renderInApp(() => <Codes />)
  const shown = () => screen.getByRole('status').textContent
  const wait = (...codes: string[]) => act(() => unsentEntries.set(codes.map(entryOf)))
  const settle = (sent: string[], results: Record<string, string>, repetidas: string[] = []) =>
    act(() => {
      const resultados = Object.entries(results).map(([codigo, resultado]) => ({
        codigo,
        resultado,
        produto: null,
        quantidade_informada: 1,
      }))
      for (const [listener] of vi.mocked(onSettled).mock.calls)
        listener({ entries: sent.map(entryOf), answer: { resultados, repetidas } })
    })
  await wait('A', 'B', 'C')
  expect(shown()).toBe('C …, B …, A …')
  await settle(['A', 'B'], { B: 'sobra', A: 'confere' })
  await wait('C', 'D')
  expect(shown()).toBe('D …, C …, B sobra, A confere')
  await settle(['C', 'D'], { D: 'confere' }, ['C'])
  await wait()
  expect(shown()).toBe('D confere, C repetido, B sobra, A confere')
})
