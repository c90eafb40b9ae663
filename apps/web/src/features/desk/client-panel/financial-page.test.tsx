import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { attendance, attendInTab } from '@/test/attendance.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { FinancialPage } from './financial-page.tsx'

attendInTab()

const invoice = {
  fatura: 'F1',
  contrato: 'C1',
  vencimento: '2026-10-05',
  valor: '99.90',
  situacao: 'paga',
  dias: 48,
  pago_em: '2026-10-05',
}

const both = ['enviar_email', 'enviar_whatsapp']
async function overdue(vencido: string, situacao = 'paga', { dias = 48, offered = both } = {}) {
  answerCalls({
    'clientPanel.current': () => attendance,
    'clientPanel.abilities': () => offered,
    'clientPanel.secondCopy': () => ({ linha_digitavel: null, pix: null, pdf: true }),
    'clientPanel.invoices': () => ({
      dados: [{ ...invoice, situacao, dias }],
      aberto: '0.00',
      vencido,
      lida_em: '2026-11-22T12:00:00.000Z',
      desatualizada: false,
    }),
  })
  await renderInApp(FinancialPage, '', ['/antes'], { roles: ['user', 'painel_cliente:solicitante'] })
  return (await screen.findByText(/^Vencido/)).querySelector('strong')!.className
}

it('what is overdue is red, and nothing overdue is not', async () => {
  expect(await overdue('99.90')).toContain('text-danger')
  cleanup()
  expect(await overdue('0.00')).not.toContain('text-danger')
})

it('the card of a paid invoice leaves the dash of its days out', async () => {
  await overdue('0.00')
  expect(screen.getByRole('cell', { name: '–' }).dataset.card).toBeUndefined()
  expect(screen.getByRole('cell', { name: 'Paga' }).dataset.card).toBe('extra')
})

it('an invoice without digit line and Pix says so, and keeps PDF and sending (docs/client-panel.md#second-copy)', async () => {
  await overdue('0.00', 'aberta')
  fireEvent.click(screen.getByRole('button', { name: '2ª via' }))
  expect(await screen.findByText(/não tem linha digitável nem código Pix/)).toBeTruthy()
  for (const name of ['PDF', 'Enviar por WhatsApp', 'Enviar por e-mail'])
    expect(await screen.findByRole('button', { name })).toBeTruthy()
})

it.each([
  [['enviar_email'], 'Enviar por e-mail', 'Enviar por WhatsApp'],
  [['enviar_whatsapp'], 'Enviar por WhatsApp', 'Enviar por e-mail'],
])('where only %s can send, only that is offered', async (offered, there, missing) => {
  await overdue('0.00', 'aberta', { offered })
  fireEvent.click(screen.getByRole('button', { name: '2ª via' }))
  expect(await screen.findByRole('button', { name: there })).toBeTruthy()
  expect(screen.queryByRole('button', { name: missing })).toBeNull()
})

it.each([
  ['vencida', 1, '1 dia em atraso'],
  ['vencida', 40, '40 dias em atraso'],
  ['aberta', 0, 'vence hoje'],
  ['aberta', -1, 'vence em 1 dia'],
  ['aberta', -3, 'vence em 3 dias'],
])('the days of an invoice say what they are of: %s, %i', async (situacao, dias, words) => {
  await overdue('0.00', situacao, { dias })
  expect(screen.getByRole('cell', { name: words })).toBeTruthy()
})
