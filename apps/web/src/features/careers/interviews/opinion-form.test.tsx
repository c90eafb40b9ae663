import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { OpinionForm } from './opinion-form.tsx'

test('marks that are not sent are asked about before they are left', async () => {
  serverAnswers({ 'interviewCriteria.options': () => [{ id: 1, nome: 'Clareza' }] })
  const { user, router } = await renderInApp(() => <OpinionForm id={4} />)
  await user.click(await screen.findByRole('button', { name: '4' }))
  void router.navigate({ to: '/antes' as string })
  expect(await screen.findByRole('dialog', { name: 'Sair sem salvar?' })).toBeTruthy()
})
