import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { ErpRegisterPage } from './erp-form-pages.tsx'

test('a connection without an address is refused at the field, with all else that is missing', async () => {
  serverAnswers({ 'providers.options': () => [] })
  const { user } = await renderInApp(ErpRegisterPage)
  await user.click(await screen.findByRole('button', { name: 'Salvar' }))
  expect(await screen.findAllByText('Campo obrigatório')).toHaveLength(2)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sistema' }), 'demonstracao')
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(screen.getAllByText('Campo obrigatório')).toHaveLength(1))
})
