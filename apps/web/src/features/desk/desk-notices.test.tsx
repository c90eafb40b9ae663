import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { ArrearsCopies } from './blocking/arrears-copies.tsx'
import { SimulationPage } from './blocking/simulation-page.tsx'
import { RefundSheet } from './refunds/refund-sheet.tsx'
import { TakeNext, useRelease } from './take-next.tsx'

const as = (role: string) => ({ roles: ['user', role] })

test('a queue without items says so, and an item that was taken opens', async () => {
  const opened: number[] = []
  let left: number | null = null
  serverAnswers({ 'backoffice.takeNext': () => ({ fila: 'vendas', id: left }) })
  const { user } = await renderInApp(
    () => <TakeNext queue="vendas" onTaken={(id) => opened.push(id)} />,
    '',
    ['/antes'],
    as('backoffice:solicitante'),
  )
  const next = await screen.findByRole('button', { name: 'Pegar próximo' })
  await user.click(next)
  expect(await screen.findByText('Não há itens nesta fila.')).toBeDefined()
  expect(opened).toEqual([])
  left = 7
  // One press takes one item (docs/screens.md#one-second-of-rest).
  await waitFor(() => expect(next.getAttribute('aria-disabled')).toBeNull(), { timeout: 10_000 })
  await user.click(next)
  expect(await screen.findByText('Item atribuído a você.')).toBeDefined()
  expect(opened).toEqual([7])
})

test('an item that goes back to its queue is said to be there', async () => {
  const { calls } = answerCalls({ 'backoffice.release': () => null })
  const Back = () => {
    const release = useRelease('problemas')
    return <button onClick={() => release(7)}>Devolver</button>
  }
  const { user } = await renderInApp(() => <Back />)
  await user.click(await screen.findByRole('button', { name: 'Devolver' }))
  expect(await screen.findByText('Item devolvido à fila.')).toBeDefined()
  expect(calls).toEqual([['backoffice.release', { fila: 'problemas', id: 7 }]])
})

test('a manager has the customers in arrears of a provider copied again, and reads that it began', async () => {
  const copy = { concluida_em: null, clientes: 0, faturas: 0, atualizando: false, erro: null }
  const { calls } = answerCalls({
    'blockingSimulations.copies': () => [{ id_empresa: 3, empresa: 'Vetorial', ...copy }],
    'blockingSimulations.refresh': () => null,
  })
  const { user } = await renderInApp(() => <ArrearsCopies />, '', ['/antes'], as('regras_bloqueio:gestor'))
  await user.click(await screen.findByRole('button', { name: 'Atualizar' }))
  expect(await screen.findByText('Atualização iniciada.')).toBeDefined()
  expect(calls).toContainEqual(['blockingSimulations.refresh', { id_empresa: 3 }])
})

test('a simulation older than a day is marked', async () => {
  const old = {
    id: 3,
    id_regra: 1,
    regra: 'Total 30',
    data: '2026-11-18',
    executada_em: new Date(Date.now() - 25 * 3_600_000).toISOString(),
    copia_em: null,
    anterior_em: null,
    usuario: null,
    total_avaliados: 1,
    total_bloqueio: 1,
    total_excecao: 0,
    total_fora: 0,
    total_entraram: 0,
    total_sairam: 0,
    valor_aberto: '99.90',
  }
  serverAnswers({
    'blockingRules.get': () => ({ id: 1, nome: 'Total 30' }),
    'blockingSimulations.last': () => old,
    'blockingSimulations.list': () => ({ total: 0, dados: [] }),
  })
  await renderInApp(
    () => <SimulationPage rule={1} last={old} />,
    '',
    ['/antes'],
    as('regras_bloqueio:leitor'),
  )
  expect(await screen.findByText('Simulação desatualizada')).toBeDefined()
})

test('the first of two approvals of a refund says that somebody else is needed', async () => {
  const moment = '2026-11-20T12:00:00.000Z'
  const refund = {
    id: 5,
    created_at: moment,
    updated_at: moment,
    id_empresa: 1,
    empresa: 'Produto',
    sistema: 'produto',
    cod_cliente: '9001',
    nome_razaosocial: 'Ana Souza',
    cpf: null,
    contrato: null,
    fatura: null,
    motivo: 'outro',
    descricao: 'Pagou duas vezes',
    valor_pago: '2000.00',
    valor_estorno: '2000.00',
    forma: 'credito_fatura',
    id_solicitante: 9,
    solicitante: 'Rita',
    situacao: 'em_analise',
    data_pagamento: null,
    comprovante: null,
    autorizacao: null,
    comprovante_estorno: null,
    resposta: null,
    aprovacoes_exigidas: 2,
    aprovacoes: [],
    mascarado: false,
    minha: false,
    pix_chave: null,
    titular: null,
    titular_documento: null,
  }
  serverAnswers({
    'refunds.get': () => refund,
    'refunds.changeState': () => ({
      id: 5,
      situacao: 'em_analise',
      updated_at: moment,
      aprovacoes: 1,
      aprovacoes_exigidas: 2,
    }),
  })
  const { user } = await renderInApp(
    () => <RefundSheet id={5} onClose={() => undefined} />,
    '',
    ['/antes'],
    as('financeiro:gestor'),
  )
  await user.click(await screen.findByRole('button', { name: 'Aprovar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Aprovar o estorno?' })
  await user.click(within(dialog).getByRole('button', { name: 'Aprovar' }))
  expect(await screen.findByText('Primeira aprovação registrada. Falta outra pessoa aprovar.')).toBeDefined()
})
