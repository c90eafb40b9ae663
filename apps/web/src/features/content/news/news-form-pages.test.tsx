import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Outputs } from '@/lib/trpc.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { NewsEditPage } from './news-form-pages.tsx'

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

test('a published one is no draft', async () => {
  await open({ ...draft, situacao: 'publicada', publicada_em: now })
  expect(screen.queryByText('Rascunho')).toBeNull()
})
