import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { StopDialog } from './stop-dialog.tsx'

it('a stop shows what the server counts over all open shifts, before and after (docs/send-queue.md#what-a-stop-stops)', async () => {
  let stopped = false
  const { calls } = answerCalls({
    'communicationSends.openCounts': () =>
      stopped ? { cancelado: 4000, entregue: 7, enviado: 5 } : { na_fila: 3999, reservado: 1, entregue: 12 },
  })
  const { user } = await renderInApp(() => (
    <StopDialog
      title="Parar os envios da regra?"
      scope={{ id_regra: 5 }}
      stop={async () => (stopped = true)}
      onClose={() => {}}
    />
  ))
  const shown = (list: string, name: string) =>
    within(screen.getByLabelText(list)).getByText(name).nextElementSibling?.textContent
  await expect.poll(() => shown('Na fila agora', 'Esperando')).toBe('4.000')
  await user.click(screen.getByRole('button', { name: 'Parar envios' }))
  await screen.findByText('Nada mais será enviado.')
  await expect.poll(() => shown('Efeito da parada', 'Canceladas')).toBe('4.000')
  expect(shown('Efeito da parada', 'Já enviadas')).toBe('12')
  const asked = calls.filter(([name]) => name === 'communicationSends.openCounts').map(([, input]) => input)
  expect(new Set(asked.map((input) => JSON.stringify(input))).size).toBe(1)
  expect(asked[0]).toEqual({ id_regra: 5, desde: expect.any(String) })
})
