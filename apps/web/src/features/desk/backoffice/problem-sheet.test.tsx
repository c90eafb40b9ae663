import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { ProblemSheet } from './problem-sheet.tsx'

const problem = {
  id: 6,
  tipo: 'Sem sinal',
  situacao: 'em_tratamento',
  prioridade: 'alta',
  descricao: 'Caiu ontem',
  cliente: 'Lia',
  cod_cliente: 'C1',
  empresa: 'Vetorial',
  responsavel: 'Rui',
  id_responsavel: 99,
  prazo: '2026-11-25T12:00:00.000Z',
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
  solucao: null,
}

async function buttons(roles: string[], of: object = {}) {
  answerCalls({ 'problems.get': () => ({ ...problem, ...of }) })
  await renderInApp(() => <ProblemSheet id={6} onClose={() => {}} />, '', undefined, { roles })
  await screen.findByText('Caiu ontem')
  const all = screen.getAllByRole('button').map(({ textContent }) => textContent)
  return all.filter((text) => /Assumir|Resolver|Cancelar|Devolver|Reabrir/.test(text ?? ''))
}

it('who only reads the backoffice has no buttons', async () => {
  expect(await buttons(['backoffice:leitor'])).toEqual([])
})

it('who works there ends it, and gives back to the queue only what is their own', async () => {
  expect(await buttons(['backoffice:solicitante'])).toEqual(['Resolver', 'Cancelar problema'])
})

it('a manager gives back what somebody else took', async () => {
  expect(await buttons(['backoffice:gestor'])).toEqual(['Resolver', 'Cancelar problema', 'Devolver à fila'])
})

it('who has a problem gives it back, also before it is begun', async () => {
  expect(await buttons(['backoffice:solicitante'], { id_responsavel: 7 })).toContain('Devolver à fila')
  cleanup()
  const given = { id_responsavel: 7, situacao: 'aberto' }
  expect(await buttons(['backoffice:solicitante'], given)).toContain('Devolver à fila')
  cleanup()
  expect(await buttons(['backoffice:gestor'], { ...given, situacao: 'resolvido' })).toEqual(['Reabrir'])
})
