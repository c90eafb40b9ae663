import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, type Answers } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { ApplicantsPage } from './applicants-page.tsx'

const card = { id: 5, id_usuario: 5, nome: 'Ana Lemos', etapa: 'inscrito', respostas: [], nao_atende: 0 }
const question = { id: 12, texto: 'Tem CNH?', tipo: 'sim_nao', opcoes: [] }
const board = {
  vaga: { titulo_vaga: 'Técnico', vagas: 1, contratados: 0, situacao: 'aberta' },
  colunas: [{ etapa: 'inscrito', total: 2, cartoes: [{ ...card, respostas_novas: 0 }] }],
  direitos: { gere: true, gestor_vaga: false },
  perguntas: [question],
  repontuacao: null,
}
const show = async (search = '', answers: Answers = {}) => {
  const { calls } = answerCalls({
    'applicants.board': () => board,
    'applicants.list': () => ({ total: 1, depois: null, dados: [card] }),
    ...answers,
  })
  const { user, router } = await renderInApp(() => <ApplicantsPage id={4} />, search)
  return { user, router, calls }
}

test('what is ticked on the board is nothing of the table, and is there again on the board', async () => {
  const { user } = await show()
  await user.click(await screen.findByRole('checkbox', { name: /Ana Lemos/ }))
  await screen.findByRole('toolbar')
  await user.click(screen.getByRole('button', { name: 'Tabela' }))
  await screen.findByRole('table')
  expect(screen.queryByRole('toolbar')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Quadro' }))
  await screen.findByRole('toolbar')
})

test('search and answers of the board are in the address (docs/screens.md#state-in-the-address)', async () => {
  const { user, router, calls } = await show('?q=ana&nao_atende=true&resposta=12%3Asim')
  const input = { id_vaga: 4, q: 'ana', nao_atende: true, resposta: { id_vaga_pergunta: 12, valor: 'sim' } }
  await waitFor(() => expect(calls).toContainEqual(['applicants.board', input]))
  expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('ana')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Resposta a uma pergunta' }), '12:nao')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Atende às perguntas' }), 'sim')
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ q: 'ana', nao_atende: false, resposta: '12:nao' }),
  )
})

test('further cards that could not be read are asked for again by another press', async () => {
  let fails = true
  const next = { ...card, id: 6, id_usuario: 6, nome: 'Bia Reis', respostas_novas: 0 }
  const { user, calls } = await show('', {
    'applicants.board': ({ offset }: { offset?: number }) => {
      if (offset === undefined) return board
      if (fails) throw new Error()
      return { ...board, colunas: [{ etapa: 'inscrito', total: 2, cartoes: [next] }] }
    },
  })
  const further = () => calls.filter(([, input]) => (input as { offset?: number }).offset === 1)
  await user.click(await screen.findByRole('button', { name: 'Ver mais 1' }))
  await waitFor(() => expect(further()).toHaveLength(1))
  fails = false
  await user.click(screen.getByRole('button', { name: 'Ver mais 1' }))
  await screen.findByText('Bia Reis')
  expect(further()).toHaveLength(2)
})

test('Limpar filtros of the sheet takes search, filters and answers away together', async () => {
  const { user, router } = await show('?modo=tabela&q=ana&nao_atende=true&resposta=12%3Asim')
  await user.click(await screen.findByRole('button', { name: /^Filtros/ }))
  await user.click(await screen.findByRole('button', { name: 'Limpar filtros' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ modo: 'tabela' }))
})
