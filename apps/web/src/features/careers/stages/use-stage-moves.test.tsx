import { vacancy } from '@intranet/contract/messages/careers'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { useStageMoves } from './use-stage-moves.ts'

function Hiring() {
  const { moveTo } = useStageMoves(4)
  return <button onClick={() => void moveTo([1], 'contratado', { avisar: true })}>Contratar</button>
}

async function hire(answer: { encerrou: boolean; restantes: number }) {
  const sendRest = vi.fn(() => ({ movidas: 2, encerrou: false, restantes: 0 }))
  serverAnswers({
    'applicants.moveMany': () => ({ movidas: 1, ...answer }),
    'applicants.sendRest': sendRest,
  })
  const { user } = await renderInApp(() => <Hiring />)
  await user.click(screen.getByRole('button', { name: 'Contratar' }))
  expect(await screen.findByText('Candidatura movida.')).toBeTruthy()
  return { user, sendRest }
}

test('a vacancy that is filled asks what becomes of everybody else, and sends them when asked to', async () => {
  const { user, sendRest } = await hire({ encerrou: true, restantes: 2 })
  const dialog = await screen.findByRole('dialog', { name: vacancy.sendToBank })
  expect(within(dialog).getByText(/2 candidaturas continuam abertas/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Enviar' }))
  expect(await screen.findByText('2 candidaturas movidas.')).toBeTruthy()
  expect(sendRest).toHaveBeenCalledWith({ id_vaga: 4 })
})

test('nobody is sent to the talent bank unasked', async () => {
  const { user, sendRest } = await hire({ encerrou: true, restantes: 1 })
  await user.click(await screen.findByRole('button', { name: 'Agora não' }))
  expect(screen.queryByText(vacancy.sendToBank)).toBeNull()
  expect(sendRest).not.toHaveBeenCalled()
})

test.each([
  { encerrou: false, restantes: 3 },
  { encerrou: true, restantes: 0 },
])('nothing is asked where there are places, or nobody is left: %o', async (answer) => {
  await hire(answer)
  expect(screen.queryByText(vacancy.sendToBank)).toBeNull()
})
