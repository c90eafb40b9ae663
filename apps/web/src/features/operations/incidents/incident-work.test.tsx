/** Section "Trabalho" of an incident (docs/operations.md#work-of-an-incident). */
import { incident as text } from '@intranet/contract/messages/incidents'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Refusal, serverAnswers } from '@/test/server-answers.ts'
import { IncidentWork } from './incident-work.tsx'

const moment = '2026-11-20T12:00:00.000Z'
const added = { usuario: 'Ana', created_at: moment }
const work = {
  ordens: [{ id: 5, os: '88123', ...added }],
  patrimonios: [{ id: 6, id_patrimonio: 60, patrimonio: 'PT-000123', produto: 'ONT Huawei', ...added }],
  clientes: 1200,
  minutos: 150,
  minutos_cliente: 180_000,
  sem_conta: null,
}

async function open(answers: Parameters<typeof serverAnswers>[0], editavel = true) {
  const read = vi.fn(() => work as unknown)
  serverAnswers({ 'incidents.work': read, ...answers })
  const { user } = await renderInApp(() => <IncidentWork incident={{ id: 3, editavel }} />)
  await screen.findByRole('heading', { name: 'Trabalho' })
  return { user, read }
}

test('says whom it left without service and for how long, with its orders and assets', async () => {
  await open({}, false)
  expect(await screen.findByText('1.200')).toBeTruthy()
  expect(screen.getByText('2 h 30')).toBeTruthy()
  expect(screen.getByText('180.000')).toBeTruthy()
  expect(screen.getByText('OS 88123')).toBeTruthy()
  expect(screen.getByText('PT-000123').textContent).toContain('ONT Huawei')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['categoria', 'Esta categoria não deixa clientes sem serviço.'],
  ['cancelado', 'Um incidente cancelado não conta.'],
  ['adiante', 'Conta a partir do início.'],
  ['sem_area', 'Sem cidade não há como contar os clientes.'],
  ['sem_clientes', 'O provedor não tem clientes lidos do ERP.'],
])('says why nobody is counted: %s', async (sem_conta, words) => {
  const none = { clientes: null, minutos: null, minutos_cliente: null, sem_conta }
  await open({ 'incidents.work': () => ({ ...work, ...none }) })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByText('Clientes atingidos')).toBeNull()
})

test('an order is added at Enter, and the section is read again', async () => {
  const add = vi.fn((_input: unknown) => ({ id: 9 }))
  const { user, read } = await open({ 'incidents.addOrder': add })
  const box = (await screen.findByRole('textbox', { name: 'Número da OS' })) as HTMLInputElement
  await user.type(box, '{Enter}')
  expect(add).not.toHaveBeenCalled()
  await user.type(box, ' 90001 {Enter}')
  await vi.waitFor(() => expect(add).toHaveBeenCalledWith({ id: 3, os: '90001' }))
  await vi.waitFor(() => expect(box.value).toBe(''))
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
})

test('an asset that is not there stays in its box, and the reason is shown', async () => {
  const add = vi.fn((_input: unknown) => {
    throw new Refusal(422, 'Dados inválidos.', { patrimonio: text.noAsset })
  })
  const { user } = await open({ 'incidents.addAsset': add })
  const box = (await screen.findByRole('textbox', { name: 'Número do patrimônio' })) as HTMLInputElement
  await user.type(box, 'PT-9{Enter}')
  expect(await screen.findByText(text.noAsset)).toBeTruthy()
  expect(add).toHaveBeenCalledWith({ id: 3, patrimonio: 'PT-9' })
  expect(box.value).toBe('PT-9')
})

test('each is taken away by the button beside it', async () => {
  const [order, asset] = [vi.fn((_input: unknown) => null), vi.fn((_input: unknown) => null)]
  const { user } = await open({ 'incidents.removeOrder': order, 'incidents.removeAsset': asset })
  const orders = await screen.findByRole('list', { name: 'Ordens de serviço' })
  await user.click(within(orders).getByRole('button', { name: 'Retirar OS 88123' }))
  await vi.waitFor(() => expect(order).toHaveBeenCalledWith({ id: 3, id_ordem: 5 }))
  await user.click(screen.getByRole('button', { name: 'Retirar PT-000123' }))
  await vi.waitFor(() => expect(asset).toHaveBeenCalledWith({ id: 3, id_item: 6 }))
})
