import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { RestrictionRegisterPage } from './restriction-form-pages.tsx'

const ana = { id: 1, codpessoa: '77', nome_razaosocial: 'Ana Prates', empresa: 'Vetorial' }

async function find(cpf: string | null) {
  const create = vi.fn((_input: unknown) => [{ id: 1 }])
  serverAnswers({
    'providers.options': () => [{ id: 1, nome: 'Vetorial', sistema: 'vetorial', matiz: null }],
    'customers.lookUp': () => ({ total: 1, dados: [{ ...ana, cpf }] }),
    'restrictions.create': create,
  })
  const { user } = await renderInApp(() => <RestrictionRegisterPage />, '', ['/antes'], {
    roles: ['user', 'regua_comunicacao:gestor'],
  })
  await user.click(await screen.findByRole('combobox', { name: /Provedor/ }))
  await user.click(await screen.findByRole('option', { name: 'Vetorial' }))
  await user.type(await screen.findByLabelText('Buscar por código'), '77')
  await user.click(screen.getByRole('button', { name: /^(Buscar|Pesquisar)/ }))
  await screen.findByDisplayValue('Ana Prates')
  return { user, create, field: () => screen.getByRole<HTMLInputElement>('textbox', { name: /^CPF/ }) }
}

test('the document that the ERP has cannot be typed over', async () => {
  const { field } = await find('52998224725')
  expect(field().value).toBe('529.982.247-25')
  expect(field().readOnly).toBe(true)
})

test('a customer whom the ERP knows without a document is restricted by their code', async () => {
  const { user, create, field } = await find(null)
  expect(field().readOnly).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  expect(create.mock.calls[0]?.[0]).toMatchObject({ objects: [{ cod_cliente: '77', cpf: null }] })
})

test('a document typed for such a customer is checked and sent', async () => {
  const { user, create, field } = await find(null)
  await user.type(field(), '11111111111')
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText(/CPF inválido|cpf é inválido/i)).toBeTruthy()
  const save = screen.getByRole('button', { name: 'Salvar' })
  await waitFor(() => expect(save.getAttribute('aria-disabled')).toBeNull())
  await user.clear(field())
  await user.type(field(), '52998224725')
  await user.click(save)
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  expect(create.mock.calls[0]?.[0]).toMatchObject({ objects: [{ cpf: '52998224725' }] })
})
