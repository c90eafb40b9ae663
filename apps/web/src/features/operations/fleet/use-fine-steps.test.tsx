import type { FineState } from '@intranet/contract/operations/fleet-options'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { serverAnswers } from '@/test/server-answers.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { useFineSteps } from './use-fine-steps.ts'

const read = '2026-11-22T12:00:00.000Z'

function Steps({
  situacao,
  termo,
  paga_antes_do_termo = false,
}: {
  situacao: FineState
  termo: boolean
  paga_antes_do_termo?: boolean
}) {
  const steps = useFineSteps()
  return (
    <p>
      Passos:{' '}
      {steps({
        id: 1,
        auto_infracao: 'RX0021318',
        id_motorista: 2,
        motorista: 'Rui',
        valor: '130.16',
        placa: 'QJA1B23',
        situacao,
        termo,
        paga_antes_do_termo,
        updated_at: read,
      })
        .map(({ label }) => label)
        .join(', ')}
    </p>
  )
}

it.each<[FineState, boolean, boolean]>([
  ['recebida', false, false],
  ['condutor_indicado', false, true],
  ['termo_assinado', true, true],
  ['paga', true, true],
  ['paga', false, false],
  ['em_recurso', false, false],
])('a fine that is %s, its statement written: %s, leads to one: %s', async (situacao, termo, leads) => {
  await renderInApp(() => <Steps situacao={situacao} termo={termo} />, '', [], { roles: ['frota:gestor'] })
  expect(/Termo/.test((await screen.findByText(/^Passos:/)).textContent)).toBe(leads)
})

it('a fine that was paid before its statement still leads to one', async () => {
  await renderInApp(() => <Steps situacao="paga" termo={false} paga_antes_do_termo />, '', [], {
    roles: ['frota:gestor'],
  })
  expect((await screen.findByText(/^Passos:/)).textContent).toContain('Termo')
})

function Pay() {
  const steps = useFineSteps()
  const fine = {
    id: 1,
    auto_infracao: 'RX0021318',
    id_motorista: 2,
    motorista: 'Rui',
    valor: '130.16',
    placa: 'QJA1B23',
    termo: true,
    paga_antes_do_termo: false,
    updated_at: read,
  }
  const pay = steps({ ...fine, situacao: 'termo_assinado' }).find(({ label }) => /pagamento/.test(label))
  return <button onClick={() => pay && 'onSelect' in pay && pay.onSelect?.()}>Pagar</button>
}

it('the amount paid is typed in reais: a point never makes it a hundred times more', async () => {
  const sent: unknown[] = []
  serverAnswers({ 'fines.changeState': (input) => (sent.push(input), input) })
  const { user } = await renderInApp(() => <Pay />, '', [], { roles: ['frota:gestor'] })
  await user.click(await screen.findByRole('button', { name: 'Pagar' }))
  const field = await screen.findByLabelText(/Valor pago/)
  await user.type(field, '130.16')
  expect(field).toHaveProperty('value', '130,16')
  await user.type(screen.getByLabelText('Pago em'), '20112026')
  await user.click(screen.getByRole('button', { name: 'Registrar pagamento' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { id: 1, updated_at: read, situacao: 'paga', valor_pago: '130.16', pago_em: '2026-11-20' },
    ]),
  )
})
