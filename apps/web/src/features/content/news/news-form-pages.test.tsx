import { news as text } from '@intranet/contract/messages/content'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Outputs } from '@/lib/trpc.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { NewsEditPage } from './news-form-pages.tsx'

vi.mock('@/components/form/rich-text-field.tsx', async () => ({
  RichTextField: (await import('@/components/form/text-fields.tsx')).TextAreaField,
}))

const now = '2026-11-20T12:00:00.000Z'
const draft: Outputs['news']['get'] = {
  id: 4,
  titulo: 'Recesso',
  resumo: null,
  texto: '<p>Dia 24.</p>',
  id_categoria: 1,
  categoria: 'Avisos',
  color: '#0e6672',
  icone: 'megaphone',
  empresa: null,
  departamento: null,
  importante: false,
  requer_lido: false,
  hashtag: null,
  id_imagem_capa: null,
  id_imagem_auxiliar: null,
  publicar_em: now,
  pendente: false,
  reacoes: {},
  minha_reacao: null,
  id_usuario: 7,
  ativo: true,
  created_at: now,
  updated_at: now,
  id_departamento: null,
  id_empresa: null,
  fonte: null,
  expira_em: null,
  url: null,
  publicada_em: null,
  versao_leitura: 1,
  situacao: 'rascunho',
  autor: 'Ana',
  pode_editar: true,
  provedor: null,
  lido_em: null,
}

const open = async (record: typeof draft) => {
  serverAnswers({
    'categories.options': () => [],
    'providers.options': () => [],
    'departments.options': () => [],
  })
  await renderInApp(() => <NewsEditPage record={record} />)
  await screen.findByRole('button', { name: 'Salvar' })
}

test('the form of a draft says that it is one, and leads to where it is published', async () => {
  await open(draft)
  expect(screen.getByText('Rascunho')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver e publicar' }).getAttribute('href')).toBe('/news/4')
})

test('a changed text of a required reading is saved only once it is answered whether people confirm again', async () => {
  const update = vi.fn((_input: unknown) => ({ id: 4, updated_at: now }))
  serverAnswers({
    'categories.options': () => [{ id: 1, titulo: 'Avisos' }],
    'providers.options': () => [],
    'departments.options': () => [],
    'news.update': update,
  })
  const id_imagem_capa = '11111111-1111-4111-8111-111111111111'
  const state = { situacao: 'publicada' as const, publicada_em: now, requer_lido: true, id_imagem_capa }
  const roles = ['novidades:gestor']
  const record = () => <NewsEditPage record={{ ...draft, ...state }} />
  const { user } = await renderInApp(record, '', [], { roles })
  const save = () => user.click(screen.getByRole('button', { name: 'Salvar' }))
  await user.type(await screen.findByLabelText(/^Texto/), '<p>E 31.</p>')
  await save()
  await screen.findByRole('dialog', { name: text.confirmAgain })
  await user.keyboard('{Escape}')
  await screen.findByText('Nada foi salvo.')
  expect(update).not.toHaveBeenCalled()
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await save()
  const dialog = within(await screen.findByRole('dialog', { name: text.confirmAgain }))
  await user.click(dialog.getByRole('radio', { name: 'Salvar e solicitar' }))
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(update.mock.calls[0]?.[0]).toMatchObject({ nova_confirmacao: true }))
})

test('a published one is no draft', async () => {
  await open({ ...draft, situacao: 'publicada', publicada_em: now })
  expect(screen.queryByText('Rascunho')).toBeNull()
})
