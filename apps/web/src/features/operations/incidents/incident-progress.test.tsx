import { form } from '@intranet/contract/messages'
import { incident as text } from '@intranet/contract/messages/incidents'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Refusal, serverAnswers } from '@/test/server-answers.ts'
import { IncidentProgress } from './incident-progress.tsx'

const said = { id: 1, texto: 'Equipe a caminho.', situacao_de: null, situacao_para: null, usuario: 'Ana' }
const moment = '2026-11-20T12:00:00.000Z'

async function open(addUpdate: (input: unknown) => unknown) {
  const get = vi.fn(() => ({
    id: 3,
    created_at: moment,
    autor: 'Ana',
    andamentos: [{ ...said, created_at: moment }],
  }))
  serverAnswers({ 'incidents.get': get, 'incidents.addUpdate': addUpdate })
  const { user } = await renderInApp(() => <IncidentProgress id={3} />)
  const box = (await screen.findByRole('textbox', { name: 'Novo andamento' })) as HTMLTextAreaElement
  const send = () => user.click(screen.getByRole('button', { name: 'Registrar andamento' }))
  return { user, box, send, get }
}

test('nothing is sent of an empty box, and what is refused stays in it', async () => {
  const add = vi.fn((_input: unknown): unknown => {
    throw new Refusal(409, text.closed)
  })
  const { user, box, send } = await open(add)
  await send()
  expect(screen.getByText(form.required)).toBeTruthy()
  expect(add).not.toHaveBeenCalled()
  await user.type(box, 'Tarde.')
  await send()
  await vi.waitFor(() => expect(add).toHaveBeenCalledTimes(1))
  expect(box.value).toBe('Tarde.')
  expect(screen.queryByText(text.updateAdded)).toBeNull()
})

test('a progress is reported once it is kept; its box is empty and the timeline is read again', async () => {
  const add = vi.fn((_input: unknown): unknown => ({ id: 2 }))
  const { user, box, send, get } = await open(add)
  await screen.findByText('Equipe a caminho.')
  expect(screen.queryByText(text.updateAdded)).toBeNull()
  await user.type(box, ' Fusão. ')
  await send()
  expect(await screen.findByText('Andamento registrado.')).toBeTruthy()
  expect(add).toHaveBeenCalledWith({ id: 3, texto: 'Fusão.' })
  expect(box.value).toBe('')
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2))
})
