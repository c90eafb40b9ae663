import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { EmployeeListPage } from './employee-list-page.tsx'

const version = '2026-11-20T12:00:00.000Z'

async function entries(situacao: string, roles = ['rh:gestor', 'user']) {
  const update = vi.fn((_input: unknown) => ({ id: 9, updated_at: version, avisos: [] }))
  const person = {
    id: 9,
    nome: 'Ana Luz',
    email: 'ana@intranet.example',
    situacao,
    data_admissao: '2027-02-01',
    updated_at: version,
  }
  answerCalls({
    'employees.list': () => ({ total: 1, dados: [person], depois: null }),
    'employees.update': update,
    'providers.options': () => [],
    'departments.options': () => [],
  })
  const { user } = await renderInApp(EmployeeListPage, '', [], { roles })
  await user.click(await screen.findByRole('button', { name: /Ações/ }))
  const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  return { user, update, names }
}

test('of an admission to come the list offers nothing that is refused, and calls it off (docs/people.md#admission-to-come)', async () => {
  const { user, update, names } = await entries('admissao')
  expect(names).toEqual(['Perfil', 'Editar', 'Cancelar admissão'])
  await user.click(screen.getByRole('menuitem', { name: 'Cancelar admissão' }))
  expect(await screen.findByText('Prevista para 01/02/2027.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Voltar' }))
  expect(update).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('button', { name: /Ações/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancelar admissão' }))
  await user.click(screen.getByRole('button', { name: 'Cancelar admissão' }))
  await vi.waitFor(() =>
    expect(update.mock.calls[0]?.[0]).toEqual({ id: 9, updated_at: version, data_admissao: null }),
  )
})

test('who only reads has the profile alone of an admission to come', async () => {
  expect((await entries('admissao', ['rh:leitor', 'user'])).names).toEqual(['Perfil'])
})

test('employees are praised, given documents and dismissed', async () => {
  const { names } = await entries('ativo')
  expect(names).toEqual(['Perfil', 'Editar', 'Documentos', 'Elogios', 'Desligar'])
})
