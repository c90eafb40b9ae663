import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { VacancyTalents } from './talent-table.tsx'

test('ticks stay while it is asked which vacancy people are invited to, and end with the invitation', async () => {
  serverAnswers({
    'talentBank.list': () => ({ total: 1, depois: null, dados: [{ id: 5, nome: 'Ana Lemos' }] }),
    'vacancies.list': () => ({
      total: 1,
      depois: null,
      dados: [{ id: 8, titulo_vaga: 'Técnico', cidade: 'Tubarão' }],
    }),
    'talentBank.invite': () => ({ convidadas: 1, ja_convidadas: 0, de_fora: 0 }),
  })
  const { user } = await renderInApp(() => <VacancyTalents terms={[]} />, '', [], {
    roles: ['banco_talentos:gestor'],
  })
  await user.click(await screen.findByRole('checkbox', { name: /Selecionar tod/ }))
  const invite = () =>
    user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Convidar' }))
  await invite()
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }))
  expect(screen.getByRole('toolbar')).toBeTruthy()
  // The button rests for a second.
  await waitFor(
    async () => {
      await invite()
      expect(screen.getByRole('dialog')).toBeTruthy()
    },
    { timeout: 10_000 },
  )
  await user.selectOptions(await screen.findByLabelText('Vaga'), await screen.findByText('Técnico, Tubarão'))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Convidar' }))
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
})
