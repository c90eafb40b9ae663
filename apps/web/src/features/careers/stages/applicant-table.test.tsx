import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { ApplicantTable } from './applicant-table.tsx'

test('ticks end once their movement is written, and stay while something is asked of it', async () => {
  const row = { id: 5, id_usuario: 9, nome: 'Ana Lemos', etapa: 'inscrito', respostas: [] }
  serverAnswers({ 'applicants.list': () => ({ total: 1, depois: null, dados: [row] }) })
  const onMove = vi.fn<(ids: number[], para: string, rows: object[], onMoved: () => void) => void>()
  const { user } = await renderInApp(() => (
    <ApplicantTable
      id_vaga={4}
      answers={{}}
      sheet={undefined}
      rights={{ gere: true, gestor_vaga: false }}
      onMove={onMove}
    />
  ))
  await user.click(await screen.findByRole('checkbox', { name: /Selecionar tod/ }))
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Reprovado' }))
  await waitFor(() => expect(onMove).toHaveBeenCalledWith([5], 'reprovado', [row], expect.any(Function)))
  expect(screen.getByRole('toolbar')).toBeTruthy()
  onMove.mock.lastCall![3]()
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
})
