import { application } from '@intranet/contract/messages/careers'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { KeywordsPage } from './keywords-page.tsx'

test.each([
  [false, 1],
  [true, 0],
])('who applied to the vacancy (%s) changes none of its words and reads why', async (applied, controls) => {
  const vaga = {
    id: 4,
    titulo_vaga: 'Técnico',
    id_cidade: 1,
    cidade: 'Pelotas',
    uf: 'RS',
    recebe: true,
    edita: !applied,
  }
  const termos = [{ id: 1, termo: 'fibra', sinonimos: [], peso: 5, updated_at: '2026-11-21T12:00:00.000Z' }]
  serverAnswers({ 'keywords.list': () => ({ vaga, termos, repontuacao: null }) })
  await renderInApp(() => <KeywordsPage id={4} />, '', [], { roles: ['banco_talentos:gestor'] })
  expect(await screen.findByText('fibra')).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: 'Acrescentar' })).toHaveLength(controls)
  expect(screen.queryAllByRole('button', { name: 'Excluir fibra' })).toHaveLength(controls)
  expect(screen.queryAllByText(application.judgesOwn)).toHaveLength(1 - controls)
})
