import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { attendance, attendInTab } from '@/test/attendance.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { AddressPage } from './address-page.tsx'

attendInTab()

const address = (contrato: string, numero: string) => ({
  tipo: 'instalacao',
  contrato,
  cep: '96010000',
  logradouro: 'Rua A',
  numero,
  complemento: null,
  bairro: 'Centro',
  cidade: 'Pelotas',
  uf: 'RS',
  referencia: null,
})

it('an address of a contract is named by it, and is the one that is asked to change', async () => {
  const { calls } = answerCalls({
    'clientPanel.current': () => attendance,
    'clientPanel.abilities': () => ['alterar_endereco'],
    'clientPanel.contracts': () => ({ dados: [], lida_em: '2026-11-22T12:00:00.000Z', desatualizada: false }),
    'clientPanel.addresses': () => ({
      dados: [address('C1', '1'), address('C2', '2')],
      lida_em: '2026-11-22T12:00:00.000Z',
      desatualizada: false,
    }),
    'clientPanel.changeAddress': () => ({ id: 1, situacao: 'pedida', referencia: null, mensagem: 'Pedido.' }),
  })
  const who = { roles: ['user', 'painel_cliente:solicitante'] }
  const { user } = await renderInApp(() => <AddressPage />, '', ['/antes'], who)
  expect(await screen.findByText('Instalação · contrato C1')).toBeDefined()
  await user.click(screen.getAllByRole('button', { name: 'Solicitar alteração' })[1]!)
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Alterar endereço de instalação do contrato C2' }),
  )
  await user.click(dialog.getByRole('button', { name: 'Solicitar alteração' }))
  const asked = () => calls.filter(([name]) => name === 'clientPanel.changeAddress').map(([, input]) => input)
  await waitFor(() => expect(asked()).toMatchObject([{ tipo: 'instalacao', contrato: 'C2', numero: '2' }]))
})
