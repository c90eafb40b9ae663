import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { useRideSteps } from './use-ride-steps.ts'

const ride = { id: 4, updated_at: '2026-11-20T12:00:00.000Z' }

function Cancel({ recorrencia }: { recorrencia: 'unica' | 'semanal' }) {
  const { cancel } = useRideSteps()
  return (
    <button onClick={() => void cancel({ ...ride, recorrencia }, 'Pelotas → Rio Grande')}>Desistir</button>
  )
}

it.each([
  ['unica', undefined, false],
  ['semanal', 'Somente esta', false],
  ['semanal', 'Esta e as próximas', true],
] as const)(
  'a ride (%s) is cancelled, %s: the later ones too is %s (docs/operations.md#offers)',
  async (recorrencia, choice, proximas) => {
    const asked: unknown[] = []
    serverAnswers({
      'rides.step': (input) => {
        asked.push(input)
        return { ...ride, situacao: 'cancelada' }
      },
    })
    const { user } = await renderInApp(() => <Cancel recorrencia={recorrencia} />)
    await user.click(await screen.findByRole('button', { name: 'Desistir' }))
    if (choice) {
      await user.click(await screen.findByRole('radio', { name: choice }))
      await user.click(screen.getByRole('button', { name: 'Continuar' }))
    }
    await user.type(await screen.findByRole('textbox', { name: /Motivo/ }), 'Férias')
    await user.click(screen.getByRole('button', { name: 'Cancelar carona' }))
    await waitFor(() =>
      expect(asked).toEqual([{ ...ride, situacao: 'cancelada', motivo: 'Férias', proximas }]),
    )
  },
)
