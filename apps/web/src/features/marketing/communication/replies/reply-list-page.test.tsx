import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { ReplyListPage } from './reply-list-page.tsx'

const reply = {
  id: 5,
  cliente: 'Kauê Antunes',
  cod_cliente: 'C9',
  contato: '(48) *****-9358',
  canal: 'sms',
  texto: 'Quero cancelar meu plano e saber quanto falta',
  situacao: 'nova',
  created_at: '2026-11-20T23:43:00.000Z',
  provedor: 'Vetorial',
  id_empresa: 3,
}

async function open(row: object, roles = ['regua_comunicacao:gestor']) {
  const { calls } = answerCalls({
    'communicationReplies.list': () => ({ total: 1, dados: [row], depois: null }),
    'communicationReplies.restrict': () => ({ id: 5, situacao: 'restrita' }),
    'providers.options': () => [],
  })
  const { user } = await renderInApp(() => <ReplyListPage />, '', undefined, { roles })
  await screen.findByText(reply.texto)
  return { user, calls }
}

it('a person restricts who wants out, shown of which provider and channel', async () => {
  const { user, calls } = await open(reply)
  await user.click(screen.getByRole('button', { name: /^Ações/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Restringir' }))
  const dialog = await screen.findByRole('dialog', { name: 'Restringir Kauê Antunes?' })
  within(dialog).getByText('Deixa de receber mensagens de Vetorial por SMS.')
  await user.click(within(dialog).getByRole('button', { name: 'Restringir' }))
  await screen.findByText('Restrição cadastrada.')
  expect(calls).toContainEqual(['communicationReplies.restrict', { id: 5 }])
})

it('nobody’s contact cannot be restricted', async () => {
  const { user } = await open({ ...reply, cliente: null })
  await user.click(screen.getByRole('button', { name: /^Ações/ }))
  expect((await screen.findByRole('menuitem', { name: 'Restringir' })).getAttribute('aria-disabled')).toBe(
    'true',
  )
})

it('readers see replies, and have no menu', async () => {
  await open(reply, ['regua_comunicacao:leitor'])
  expect(screen.queryByRole('button', { name: /^Ações/ })).toBeNull()
})
