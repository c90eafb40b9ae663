import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { UserListPage } from './user-list-page.tsx'

test('several people are switched off by the word of their rows', async () => {
  const person = {
    id: 9,
    nome: 'Ana Luz',
    email: 'ana@intranet.example',
    tipo: 'Funcionário',
    ativo: true,
    ultimo_acesso: null,
  }
  answerCalls({ 'users.list': () => ({ total: 1, dados: [person], depois: null }) })
  const { user } = await renderInApp(UserListPage, '', [], { roles: ['rh:gestor', 'user'] })
  await user.click(await screen.findByRole('checkbox', { name: /Selecionar Ana Luz/ }))
  await user.click(screen.getByRole('button', { name: 'Desativar' }))
  expect(await screen.findByText('Desativar esta pessoa?')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Inativar' })).toBeNull()
})
