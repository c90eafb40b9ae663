import { supplies as text } from '@intranet/contract/messages/supplies'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { keepTyped, onSettled } from '@/lib/unsent/unsent-queue.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { ScanPage } from './scan-page.tsx'

vi.mock(import('@/lib/unsent/unsent-queue.ts'), async (actual) => ({
  ...(await actual()),
  keepTyped: vi.fn(async () => undefined as never),
  flushUnsent: vi.fn(async () => undefined),
  readUnsent: vi.fn(async () => undefined as never),
  onSettled: vi.fn(() => () => {}),
}))

// What jsdom does not have.
performance.getEntriesByType ??= () => []

const none = 'Esta equipe não tem contagem aberta'
it.each<[string | null, string[], string | undefined]>([
  [null, [], none],
  ['encerrada', ['suprimentos:gestor'], none],
  ['aberta', [], undefined],
  ['em_validacao', [], text.countValidating],
  ['em_validacao', ['suprimentos:gestor'], undefined],
])('the page of a count that is %s says to who has the roles %j: %s', async (situacao, roles, says) => {
  const contagem = situacao && { id: 5, situacao }
  serverAnswers({ 'squads.get': () => ({ id: 1, nome: 'Pelotas 01', cidade: null, contagem }) })
  await renderInApp(() => <ScanPage id={1} />, '', [], { roles })
  await screen.findByRole('heading', { name: 'Ler códigos · Pelotas 01' })
  for (const words of [none, text.countValidating])
    expect(screen.queryAllByText(words)).toHaveLength(words === says ? 1 : 0)
  expect(screen.queryAllByText('Lidos')).toHaveLength(says ? 0 : 1)
})

it('a quantity is said for the next code, and the list says what is informed (docs/operations.md#scanning)', async () => {
  const contagem = { id: 5, situacao: 'aberta' }
  serverAnswers({ 'squads.get': () => ({ id: 1, nome: 'Pelotas 01', cidade: null, contagem }) })
  const { user } = await renderInApp(() => <ScanPage id={1} />, '', [])
  const quantity = await screen.findByLabelText(/^Quantidade/)
  const code = screen.getByLabelText('Código')
  await user.type(quantity, '12')
  await user.type(code, 'con-01{Enter}')
  await user.type(code, 'pt-1{Enter}')
  await user.type(quantity, '7')
  await user.type(code, 'pt-1{Enter}')
  expect((quantity as HTMLInputElement).value).toBe('7')
  const read = vi.mocked(keepTyped<'countReading'>).mock.calls.map(([, , { input }]) => input)
  expect(read).toMatchObject([
    { id: 5, leitura: { codigo: 'CON-01', quantidade: 12, local: null } },
    { id: 5, leitura: { codigo: 'PT-1', quantidade: 1, local: null } },
  ])
  const [listener] = vi.mocked(onSettled).mock.lastCall!
  const entries = read.map((input) => ({ kind: 'countReading' as const, input, refused: null }))
  const found = { codigo: 'CON-01', resultado: 'encontrado', produto: 'Conector', quantidade_informada: 40 }
  act(() => listener({ entries, answer: { resultados: [found], repetidas: [] } } as never))
  expect(screen.queryAllByText('Conector · Informado: 40')).toHaveLength(1)
})
