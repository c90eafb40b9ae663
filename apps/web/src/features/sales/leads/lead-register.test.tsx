import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { LeadRegisterPage } from './lead-register-page.tsx'

const nothing = { clientes: [], aberta: null, blacklist: null, aviso: null }
const open = { id: 7, id_empresa: 1, provedor: 'Razao', vendedor: 'Ana', mesmo_documento: true }
const provider = (id_empresa: number) => ({ id_empresa, provedor: `P${id_empresa}`, coberto: null })

async function look(answer: object) {
  answerCalls({ 'leads.verify': () => ({ ...nothing, ...answer }) })
  const { user } = await renderInApp(() => <LeadRegisterPage />)
  await user.type(await screen.findByLabelText(/^CPF/), '52998224725')
  await user.click(screen.getByRole('button', { name: 'Próxima etapa' }))
  await screen.findByRole('list', { name: 'Verificação' })
  return user
}

test('an open lead of the document leads to that lead, and no further', async () => {
  const user = await look({ aberta: open, cobertura: [provider(1)] })
  expect(screen.getByRole('link', { name: /Abrir lead/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Continuar mesmo assim|Próxima etapa/ })).toBeNull()
  await user.type(screen.getByLabelText(/^CPF/), '{Backspace}')
  expect(screen.getByRole('button', { name: /Próxima etapa|Continuar/ })).toBeTruthy()
})

test('an open lead of the same phone alone is shown, and one may go on: a family shares a phone (docs/sales.md#new-lead)', async () => {
  await look({ aberta: { ...open, mesmo_documento: false }, cobertura: [provider(1)] })
  expect(screen.getByText('Já existe uma lead em aberto com este telefone.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Continuar mesmo assim' })).toBeTruthy()
})

test('who sells for several providers may go on for another one', async () => {
  await look({ aberta: open, cobertura: [provider(1), provider(2)] })
  expect(screen.getByRole('button', { name: 'Cadastrar em outro provedor' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Continuar mesmo assim' })).toBeNull()
})
