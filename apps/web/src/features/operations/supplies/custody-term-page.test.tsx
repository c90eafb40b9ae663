import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { CustodyTermPage } from './custody-term-page.tsx'

const moment = '2026-11-20T12:00:00.000Z'
const term: Outputs['custody']['get'] = {
  id: 7,
  tipo: 'devolucao',
  id_empresa: 1,
  sistema: 'produto',
  id_funcionario: 3,
  funcionario: 'Rui Prates',
  itens: 1,
  situacao: 'pendente',
  created_at: moment,
  assinado_em: null,
  updated_at: moment,
  texto: 'Devolvo um notebook.',
  hash: null,
  arquivo: null,
  assinatura: null,
  meu: false,
  anexa: false,
  lista: [],
}
async function shown(more: Partial<typeof term>) {
  answerCalls({ 'custody.get': () => ({ ...term, ...more }) })
  await renderInApp(() => <CustodyTermPage id={7} />)
  await screen.findByText('Devolvo um notebook.')
}

it('a manager attaches the paper that somebody without access signed (docs/operations.md#custody)', async () => {
  await shown({ anexa: true })
  expect(screen.getByRole('button', { name: 'Anexar assinado' })).toBeDefined()
})

it('who has access signs there; nobody attaches for them (docs/operations.md#custody)', async () => {
  await shown({})
  expect(screen.queryByRole('button', { name: 'Anexar assinado' })).toBeNull()
  expect(screen.getByText(/Meus equipamentos/)).toBeDefined()
})

it('a paper that was signed by hand is not said to be signed in the intranet', async () => {
  await shown({ situacao: 'assinada', assinado_em: moment, hash: 'a'.repeat(64), arquivo: 'x' })
  expect(screen.getByText(/^Assinado em papel e anexado por Rui Prates/)).toBeDefined()
})
