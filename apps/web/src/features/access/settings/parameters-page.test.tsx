import { screen } from '@testing-library/react'
import { parameters } from '@intranet/contract/parameters'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { ParametersPage } from './parameters-page.tsx'

const name = 'arquivo_orfao_horas'

async function open() {
  const update = vi.fn((_input: unknown) => [])
  serverAnswers({
    'parameters.list': () =>
      Object.entries(parameters).map(([chave, { default: valor }]) => ({ chave, valor })),
    'parameters.update': update,
  })
  const { user } = await renderInApp(() => <ParametersPage />, '', ['/antes'], {
    roles: ['users:superadmin'],
  })
  const save = async () => user.click(await screen.findByText('Salvar'))
  return { user, update, save }
}

test('only what was changed is sent: what somebody else changed meanwhile stays', async () => {
  const { user, update, save } = await open()
  const field = await screen.findByLabelText(new RegExp(parameters[name].label))
  await user.clear(field)
  await user.type(field, '7')
  await save()
  await vi.waitFor(() => expect(update).toHaveBeenCalledWith({ [name]: 7 }))
})

test('nothing is sent where nothing was changed', async () => {
  const { update, save } = await open()
  await save()
  expect(await screen.findByText('página anterior')).toBeTruthy()
  expect(update).not.toHaveBeenCalled()
})
