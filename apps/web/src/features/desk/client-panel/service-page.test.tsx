import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { attendance, attendInTab } from '@/test/attendance.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { ServicePage } from './service-page.tsx'

attendInTab()

const contract = {
  contrato: '9',
  produto: 'Fibra 300',
  velocidade: null,
  valor: '99.90',
  vencimento_dia: 10,
  entrega: null,
  debito_automatico: null,
  inicio: null,
  fidelidade_ate: null,
  situacao: 'ativo',
}

it.each([
  [
    'Solicitar cancelamento',
    { id_lead: null, id_problema: 12 },
    'Pedido de cancelamento enviado ao backoffice: problema 12.',
  ],
  ['Upgrade', { id_lead: 7, id_problema: null }, 'Lead 7 criada para o comercial.'],
])('%s says whom it reached', async (name, answer, notice) => {
  const { calls } = answerCalls({
    'clientPanel.current': () => attendance,
    'clientPanel.contracts': () => ({
      dados: [contract],
      lida_em: '2026-11-22T12:00:00.000Z',
      desatualizada: false,
    }),
    'clientPanel.requestPlanChange': () => answer,
  })
  const role = { roles: ['user', 'painel_cliente:solicitante'] }
  const { user } = await renderInApp(ServicePage, '', ['/antes'], role)
  await user.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'Mudou de cidade')
  await user.click(dialog.getByRole('button', { name: 'Solicitar' }))
  expect(await screen.findByText(notice)).toBeDefined()
  expect(calls).toContainEqual([
    'clientPanel.requestPlanChange',
    expect.objectContaining({ contrato: '9', texto: 'Mudou de cidade' }),
  ])
})
