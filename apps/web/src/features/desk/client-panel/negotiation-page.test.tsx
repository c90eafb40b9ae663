import { formatDate } from '@intranet/contract/formats'
import { dayFromNow } from '@intranet/contract/today'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { attendance, attendInTab } from '@/test/attendance.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { NegotiationPage } from './negotiation-page.tsx'

attendInTab()

const invoice = (situacao: string) => ({
  fatura: 'F1',
  contrato: 'C1',
  vencimento: '2026-10-05',
  valor: '99.90',
  situacao,
  dias: 48,
  pago_em: null,
})

const amounts = { principal: '99.90', multa: '2.00', juros: '1.00', desconto: '0.00', antes: '102.90' }
const simulation: Outputs['clientPanel']['simulate'] = {
  ...amounts,
  total: '102.90',
  faturas: [],
  parcelas: [],
}

async function open(situacao: string, offered: string[] = ['negociar']) {
  answerCalls({
    'clientPanel.current': () => attendance,
    'clientPanel.abilities': () => offered,
    'clientPanel.simulate': () => simulation,
    'clientPanel.negotiations': () => ({ limites: { parcelas: 3, desconto: 0 }, dados: [] }),
    'clientPanel.invoices': () => ({
      dados: [invoice(situacao)],
      aberto: '99.90',
      vencido: '99.90',
      lida_em: '2026-11-22T12:00:00.000Z',
      desatualizada: false,
    }),
  })
  const role = { roles: ['user', 'painel_cliente:solicitante'] }
  await renderInApp(() => <NegotiationPage />, '', ['/antes'], role)
  await screen.findByText('Nenhuma proposta.')
}

it('who owes nothing that is overdue reads so, without a form and an empty table', async () => {
  await open('aberta')
  expect(await screen.findByText('Nenhuma fatura vencida')).toBeDefined()
  expect(screen.getByText('Só faturas vencidas podem ser negociadas.')).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Simular' })).toBeNull()
})

it('an overdue invoice can be chosen, and until one is, the button says why it is off', async () => {
  await open('vencida')
  const invoiceF1 = await screen.findByRole('checkbox', { name: 'Negociar a fatura F1' })
  expect(screen.getByText('Escolha uma fatura primeiro.')).toBeDefined()
  fireEvent.click(invoiceF1)
  const inFiveDays = formatDate(dayFromNow(5))
  expect(screen.getByLabelText<HTMLInputElement>('Primeira parcela').value).toBe(inFiveDays)
  expect(screen.queryByText('Escolha uma fatura primeiro.')).toBeNull()
})

it.each([
  [['negociar'], true],
  [[], false],
])('a simulation becomes a proposal only where the system takes it: %j', async (offered, taken) => {
  await open('vencida', offered)
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Negociar a fatura F1' }))
  fireEvent.click(screen.getByRole('button', { name: 'Simular' }))
  expect(await screen.findByRole('region', { name: 'Simulação' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Registrar proposta' }) !== null).toBe(taken)
  expect(screen.queryByText(/não recebe negociações/) === null).toBe(taken)
})
