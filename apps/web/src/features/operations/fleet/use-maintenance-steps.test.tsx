import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { useMaintenanceSteps } from './use-maintenance-steps.ts'

const updated_at = '2026-11-20T12:00:00.000Z'

function Conclude() {
  const steps = useMaintenanceSteps()({ id: 4, placa: 'QJA1B23', updated_at, situacao: 'em_execucao' })
  return <button onClick={() => steps.find(({ label }) => label === 'Concluir')?.onSelect()}>Terminar</button>
}

it('work is concluded on the day that is said, or today (docs/operations.md#maintenance)', async () => {
  const sent: unknown[] = []
  serverAnswers({ 'vehicleMaintenance.changeState': (input) => (sent.push(input), input) })
  const { user } = await renderInApp(() => <Conclude />, '', [], { roles: ['frota:gestor'] })
  const step = { id: 4, updated_at, situacao: 'concluida', texto: null }
  for (const [typed, more] of [
    ['18112026', { data_conclusao: '2026-11-18' }],
    ['', {}],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: 'Terminar' }))
    const day = await screen.findByLabelText('Concluída em')
    if (typed) await user.type(day, typed)
    await user.click(screen.getByRole('button', { name: 'Concluir' }))
    await waitFor(() => expect(sent.at(-1)).toEqual({ ...step, ...more }))
  }
})
