import { common } from '@intranet/contract/messages'
import { vacancy as text } from '@intranet/contract/messages/careers'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { useVacancySteps } from './use-vacancy-steps.ts'

const vacancy = { id: 4, updated_at: '2026-11-20T12:00:00.000Z' }

function Steps() {
  const { move } = useVacancySteps()
  return (
    <>
      <button onClick={() => void move(vacancy, 'aberta')}>Publicar</button>
      <button onClick={() => void move(vacancy, 'pausada')}>Pausar</button>
      <button onClick={() => void move(vacancy, 'encerrada')}>Encerrar</button>
    </>
  )
}

async function open() {
  const step = vi.fn((input: unknown) => ({ ...(input as object), updated_at: '2026-11-22T12:00:00.000Z' }))
  serverAnswers({ 'vacancies.step': step })
  return { ...(await renderInApp(() => <Steps />)), step }
}

test('a vacancy that is opened says that it is published; another step says that the state changed', async () => {
  const { user, step } = await open()
  await user.click(screen.getByRole('button', { name: 'Publicar' }))
  expect(await screen.findByText(text.published)).toBeTruthy()
  expect(screen.queryByText(common.statusUpdated)).toBeNull()
  expect(step).toHaveBeenLastCalledWith({ ...vacancy, situacao: 'aberta' })
  await user.click(screen.getByRole('button', { name: 'Pausar' }))
  expect(await screen.findByText(common.statusUpdated)).toBeTruthy()
})

test('what cannot be taken back asks first', async () => {
  const { user, step } = await open()
  await user.click(screen.getByRole('button', { name: 'Encerrar' }))
  expect(await screen.findByText('Ela não pode ser reaberta.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Voltar' }))
  expect(step).not.toHaveBeenCalled()
})
