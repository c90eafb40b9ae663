import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { ErpEditPage, ErpRegisterPage } from './erp-form-pages.tsx'

test('a connection without an address is refused at the field, with all else that is missing', async () => {
  serverAnswers({ 'providers.options': () => [] })
  const { user } = await renderInApp(ErpRegisterPage)
  await user.click(await screen.findByRole('button', { name: 'Salvar' }))
  expect(await screen.findAllByText('Campo obrigatório')).toHaveLength(2)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sistema' }), 'demonstracao')
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(screen.getAllByText('Campo obrigatório')).toHaveLength(1))
})

const saved = {
  id: 1,
  id_empresa: 1,
  empresa: 'Razão',
  tipo: 'http',
  url: 'https://erp.exemplo.com.br',
  permite_http: false,
  usuario: null,
  cliente_id: null,
  certificado: null,
  com_token: false,
  com_senha: false,
  com_segredo: false,
  testada_em: null,
  erro_teste: null,
  ativo: true,
  capacidades: [],
  leitura: null,
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
} as unknown as Parameters<typeof ErpEditPage>[0]['record']

test('the connection that is saved can be tested on its page, unless something is typed', async () => {
  const tested = vi.fn(() => ({ ok: true, mensagem: null, capacidades: ['lead'] }))
  serverAnswers({ 'erp.actions': () => [], 'erp.test': tested })
  const { user } = await renderInApp(() => <ErpEditPage record={saved} />)
  expect(await screen.findByText('Conexão ainda não testada.')).toBeTruthy()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Testar conexão' })
  await user.type(screen.getByLabelText(/Endereço/), '/api')
  await waitFor(() => expect(button.disabled).toBe(true))
  await user.type(screen.getByLabelText(/Endereço/), '{Backspace}{Backspace}{Backspace}{Backspace}')
  await waitFor(() => expect(button.disabled).toBe(false))
  await user.click(button)
  expect(await screen.findByText('O ERP respondeu: 1 recursos disponíveis.')).toBeTruthy()
  expect(tested).toHaveBeenCalledOnce()
})
