import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { ApplicantTable } from './applicant-table.tsx'

test('rows ticked on an earlier page are moved with those of this one, and decide where to', async () => {
  const row = (id: number, etapa: string) => ({ id, id_usuario: id, nome: `Ana ${id}`, etapa, respostas: [] })
  const pages = [row(5, 'triagem'), row(6, 'inscrito')]
  serverAnswers({
    'applicants.list': (input) => {
      const { offset } = input as { offset: number }
      return { total: 21, depois: null, dados: [pages[offset === 0 ? 0 : 1]] }
    },
  })
  const onMove = vi.fn()
  const rights = { gere: true, gestor_vaga: false }
  const { user } = await renderInApp(() => (
    <ApplicantTable id_vaga={4} answers={{}} sheet={undefined} rights={rights} onMove={onMove} />
  ))
  const bar = () => within(screen.getByRole('toolbar'))
  await user.click(await screen.findByRole('checkbox', { name: /Selecionar Ana 5/ }))
  await user.click(screen.getByRole('button', { name: 'Próxima página' }))
  await screen.findByRole('checkbox', { name: /Selecionar Ana 6/ })
  expect(bar().getByRole('button', { name: 'Reprovado' })).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: /Selecionar Ana 6/ }))
  expect(bar().queryByRole('button', { name: 'Triagem' })).toBeNull()
  await user.click(bar().getByRole('button', { name: 'Reprovado' }))
  await waitFor(() => expect(onMove).toHaveBeenCalledWith([5, 6], 'reprovado', pages, expect.any(Function)))
})

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
