import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { attendance, attendInTab } from '@/test/attendance.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { ServiceOrdersPage } from './service-orders-page.tsx'

attendInTab()

/** The form in which an order is opened; the ERP says these one after the other. */
async function openOrder(...answers: { situacao: string; mensagem: string }[]) {
  const { calls } = answerCalls({
    'clientPanel.current': () => attendance,
    'clientPanel.abilities': () => ['abrir_os'],
    'clientPanel.orders': () => ({
      dados: [],
      pedidos: [],
      lida_em: '2026-11-22T12:00:00.000Z',
      desatualizada: false,
    }),
    'clientPanel.orderKinds': () => [{ tipo: 'T1', nome: 'Sem conexão' }],
    'clientPanel.openOrder': () => ({ id: 1, referencia: null, ...answers.shift() }),
  })
  const role = { roles: ['user', 'painel_cliente:solicitante'] }
  const { user } = await renderInApp(() => <ServiceOrdersPage />, '', ['/antes'], role)
  await user.click(await screen.findByRole('button', { name: 'Abrir OS' }))
  const form = within(await screen.findByRole('dialog', { name: 'Abrir OS' }))
  await user.type(form.getByRole('textbox', { name: /Relato/ }), 'Sem luz na ONU')
  const keys = () =>
    calls
      .filter(([name]) => name === 'clientPanel.openOrder')
      .map(([, of]) => (of as { chave: string }).chave)
  return { user, form, keys }
}

it.each([
  ['recusada', 'Já existe uma OS aberta.'],
  ['nao_feita', 'O sistema do provedor não recebeu este pedido.'],
])(
  'an order that ended as %s is reported as that, what was typed stays, and the next try is another',
  async (situacao, mensagem) => {
    const done = { situacao: 'feita', mensagem: 'Pedido feito no sistema do provedor.' }
    const { user, form, keys } = await openOrder({ situacao, mensagem }, done)
    await user.click(form.getByRole('button', { name: 'Abrir OS' }))
    expect((await screen.findByText(mensagem)).closest('[role=alert]')).not.toBeNull()
    expect(form.getByRole('textbox', { name: /Relato/ })).toHaveProperty('value', 'Sem luz na ONU')
    const again = form.getByRole('button', { name: 'Abrir OS' })
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull(), { timeout: 10_000 })
    await user.click(again)
    expect(await screen.findByText(done.mensagem)).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(new Set(keys()).size).toBe(2)
  },
)

it('an order of which nobody knows keeps its key', async () => {
  const unsure = { situacao: 'incerto', mensagem: 'O pedido será conferido e não deve ser repetido.' }
  const { user, form, keys } = await openOrder(unsure)
  await user.click(form.getByRole('button', { name: 'Abrir OS' }))
  expect(await screen.findByText(unsure.mensagem)).toBeDefined()
  expect(keys()).toHaveLength(1)
})

it('an order shows the asked day and period until the system has them, and moves from there', async () => {
  const order = {
    tipo: 'Visita',
    abertura: null,
    equipe: null,
    relato: null,
    protocolo: null,
    situacao: 'AG',
  }
  answerCalls({
    'clientPanel.current': () => attendance,
    'clientPanel.abilities': () => ['reagendar_os'],
    'clientPanel.orders': () => ({
      dados: [
        { ...order, os: '900', agendamento: null, periodo: null },
        { ...order, os: '901', agendamento: '2099-12-10T11:00:00.000Z', periodo: 'M' },
      ],
      pedidos: [
        { os: '900', data: '2099-12-09', periodo: 'T', situacao: 'pedida' },
        { os: '901', data: '2099-12-10', periodo: 'M', situacao: 'feita' },
      ],
      lida_em: '2026-11-22T12:00:00.000Z',
      desatualizada: false,
    }),
  })
  const role = { roles: ['user', 'painel_cliente:solicitante'] }
  const { user } = await renderInApp(() => <ServiceOrdersPage />, '', ['/antes'], role)
  expect(await screen.findAllByText(/^Pedido: /)).toHaveLength(1)
  expect(screen.getByText('Pedido: 09/12/2099, tarde')).toBeDefined()
  expect(screen.getByText(/ · Manhã/)).toBeDefined()
  await user.click(screen.getAllByRole('button', { name: 'Reagendar' })[0]!)
  const form = within(await screen.findByRole('dialog', { name: 'Reagendar a OS 900' }))
  expect(form.getByRole('textbox', { name: /Data/ })).toHaveProperty('value', '09/12/2099')
})
