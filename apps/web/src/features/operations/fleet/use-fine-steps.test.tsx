import type { FineState } from '@intranet/contract/operations/fleet-options'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { useFineSteps } from './use-fine-steps.ts'

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
      {steps({ id: 1, id_motorista: 2, placa: 'QJA1B23', situacao, termo, paga_antes_do_termo })
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
