/** What the provider's system answers of bills and contacts, and what it does not. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { attendance, attendInTab } from '@/test/attendance.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { ContactPage } from './contact-page.tsx'
import { InfoPaymentsPage } from './info-payments-page.tsx'

attendInTab()

const read = (dados: object[]) => ({ dados, lida_em: '2026-11-22T12:00:00.000Z', desatualizada: false })
const role = { roles: ['user', 'painel_cliente:solicitante'] }
const contract = {
  produto: null,
  velocidade: null,
  valor: null,
  inicio: null,
  fidelidade_ate: null,
  situacao: 'ativo',
}

it('a contract says its due day, how its bills arrive and whether they are debited', async () => {
  answerCalls({
    'clientPanel.current': () => attendance,
    'clientPanel.abilities': () => [],
    'clientPanel.payments': () => read([]),
    'clientPanel.contracts': () =>
      read([
        { ...contract, contrato: 'C1', vencimento_dia: 10, entrega: 'E-mail', debito_automatico: false },
        { ...contract, contrato: 'C2', vencimento_dia: null, entrega: null, debito_automatico: null },
      ]),
  })
  await renderInApp(() => <InfoPaymentsPage />, '', ['/antes'], role)
  const [reported, unreported] = await screen.findAllByText(/^Contrato C/)
  expect(reported?.textContent).toBe(
    'Contrato C1: vence no dia 10 · Entrega da fatura: E-mail · Débito automático: Não',
  )
  expect(unreported?.textContent).toBe(
    'Contrato C2: vencimento não informado · Entrega da fatura: Não informado · Débito automático: Não informado',
  )
})

it('of several contacts the first, to which messages go, is the preferred one', async () => {
  answerCalls({
    'clientPanel.current': () => attendance,
    'clientPanel.abilities': () => [],
    'clientPanel.contacts': () => ({
      ...read([{ telefones: ['53981110000', '5332220000'], emails: ['fulana@cliente.example'] }]),
      preferencias: { whatsapp: true, email: true, sms: false },
    }),
  })
  await renderInApp(() => <ContactPage />, '', ['/antes'], role)
  const [preferred, ...others] = await screen.findAllByText('Preferido')
  expect(preferred?.closest('p')?.textContent).toContain('(53) 98111-0000')
  expect(others).toEqual([])
})
