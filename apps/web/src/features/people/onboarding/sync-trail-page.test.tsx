import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { SyncTrailPage } from './sync-trail-page.tsx'

const trail = (id: number, nome: string) => ({ id, nome, total_conteudos: 2, minutos: 10 })
const linked = { id_trilha: 3, nome: 'Antiga', prioridade: 1, ativo: false, total_conteudos: 1, minutos: 5 }

test('a trail that cannot be chosen says why, also when it is looked for', async () => {
  serverAnswers({
    'onboardingTrails.options': () => [trail(1, 'Primeiros dias')],
    'onboardingTrails.list': () => ({
      total: 2,
      dados: [trail(2, 'Segurança'), trail(3, 'Antiga')].map((row) => ({ ...row, ativo: false })),
    }),
  })
  const record = { id: 9, titulo: 'Novo técnico', trilhas: [linked] }
  const { user } = await renderInApp(() => <SyncTrailPage record={record as never} />)
  const refused = await screen.findByRole('list', { name: 'Não oferecidos' })
  expect(refused.textContent).toBe('SegurançaInativa. Ative-a para escolhê-la.')
  expect(screen.getByText('O que é de outro provedor ou departamento não é oferecido.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Buscar trilha' }), 'SEGURANCA')
  expect(within(refused).getByText('Segurança')).toBeTruthy()
  await user.clear(screen.getByRole('textbox', { name: 'Buscar trilha' }))
  await user.type(screen.getByRole('textbox', { name: 'Buscar trilha' }), 'primeiros')
  expect(screen.queryByRole('list', { name: 'Não oferecidos' })).toBeNull()
})

test('saving says which order was on screen: what a colleague linked since is not unlinked unseen', async () => {
  const { calls } = answerCalls({
    'onboardingTrails.options': () => [],
    'onboardingTrails.list': () => ({ total: 0, dados: [] }),
    'onboarding.orderTrails': () => [3],
  })
  const record = { id: 9, titulo: 'Novo técnico', trilhas: [linked] }
  const { user } = await renderInApp(() => <SyncTrailPage record={record as never} />)
  await screen.findByText('Antiga')
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() =>
    expect(calls.find(([name]) => name === 'onboarding.orderTrails')?.[1]).toEqual({
      id: 9,
      trilhas: [3],
      vistas: [3],
    }),
  )
})
