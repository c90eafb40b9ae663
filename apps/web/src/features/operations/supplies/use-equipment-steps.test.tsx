import { expect, it } from 'vitest'
import { screen } from '@testing-library/react'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { useEquipmentSteps } from './use-equipment-steps.ts'

type Request = Outputs['equipmentRequests']['get']

function Steps({ request }: { request: Request }) {
  const steps = useEquipmentSteps(() => {})(request)
  return <output>{steps.map(({ label }) => label).join(', ')}</output>
}

it.each([
  [['suprimentos:gestor'], false, 'Entregar, Encerrar pedido'],
  [['suprimentos:gestor'], true, 'Entregar, Cancelar pedido'],
  [['suprimentos:solicitante'], false, 'Entregar'],
])(
  'who has %j ends what was approved, where it is another person’s (own: %s): %s (docs/operations.md#requests-for-equipment)',
  async (roles, meu, labels) => {
    answerCalls({})
    const request = { situacao: 'aprovado', id_custodia: null, entrega: true, decide: false, meu } as Request
    await renderInApp(() => <Steps request={request} />, '', [], { roles })
    expect((await screen.findByRole('status')).textContent).toBe(labels)
  },
)
