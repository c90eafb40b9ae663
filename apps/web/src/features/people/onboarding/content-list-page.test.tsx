import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { ContentListPage } from './content-list-page.tsx'

test('contents of trails are asked about before they are switched off, also those ticked on an earlier page', async () => {
  const at = '2026-11-20T12:00:00.000Z'
  const row = (id: number, trilhas: number) => ({
    id,
    titulo: `Conteúdo ${id}`,
    trilhas,
    minutos: 5,
    empresa: null,
    departamento: null,
    cargo: null,
    ativo: true,
    created_at: at,
    updated_at: at,
  })
  const switched = vi.fn()
  serverAnswers({
    'onboardingContents.list': (input) => {
      const { offset } = input as { offset: number }
      return { total: 21, depois: null, dados: [offset === 0 ? row(1, 2) : row(2, 0)] }
    },
    'onboardingContents.setActive': switched,
  })
  const { user } = await renderInApp(ContentListPage, '', [], { roles: ['onboarding:gestor'] })
  await user.click(await screen.findByRole('checkbox', { name: /Selecionar Conteúdo 1/ }))
  await user.click(screen.getByRole('button', { name: 'Próxima página' }))
  await user.click(await screen.findByRole('checkbox', { name: /Selecionar Conteúdo 2/ }))
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Inativar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Inativar?' })
  within(dialog).getByText(/^Conteúdo 1: está em trilhas/)
  expect(switched).not.toHaveBeenCalled()
})
