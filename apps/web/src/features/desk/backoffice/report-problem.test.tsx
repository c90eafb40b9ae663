import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { ActivationSheet } from './activation-sheet.tsx'
import { NewProblemSheet } from './new-problem-sheet.tsx'
import { SaleSheet } from './sale-sheet.tsx'

const moment = '2026-11-20T12:00:00.000Z'
const sale = {
  id: 3,
  id_empresa: 5,
  cliente: 'Lia',
  checklist: {},
  valor: '79.90',
  data_venda: moment,
  updated_at: moment,
}
const activation = {
  id: 4,
  id_empresa: 5,
  id_venda: 3,
  id_qualificacao: null,
  id_responsavel: null,
  cliente: 'Lia',
  tentativas: 1,
}

const open = async (screenOf: () => ReactNode, situacao: string, role = 'backoffice:solicitante') => {
  const { calls } = answerCalls({
    'deskSales.get': () => ({ ...sale, situacao }),
    'activations.get': () => ({ ...activation, situacao }),
    'problemTypes.options': () => [{ id: 1, titulo: 'Cliente ausente' }],
    'problems.people': () => [],
  })
  const { user } = await renderInApp(screenOf, '', ['/antes'], { roles: ['user', role] })
  await screen.findByRole('dialog', { name: 'Lia' })
  await screen.findByText('Telefone')
  return { user, calls, report: screen.queryByRole('button', { name: 'Abrir problema' }) }
}
const askedOf = (calls: [string, unknown][]) =>
  calls.flatMap(([name, input]) => (name === 'problems.people' ? [input] : []))
const saleSheet = () => <SaleSheet id={3} onClose={() => {}} />
const activationSheet = () => <ActivationSheet id={4} onClose={() => {}} />

it.each([
  ['a sale with something missing', saleSheet, 'com_pendencia'],
  ['an installation that came to nothing', activationSheet, 'frustrada'],
] as const)('a problem is opened from %s', async (_name, sheet, situacao) => {
  const { user, calls, report } = await open(sheet, situacao)
  await user.click(report!)
  expect(await screen.findByRole('dialog', { name: 'Novo problema' })).toBeDefined()
  expect(screen.getByText(/^Sobre/).textContent).toBe('Sobre Lia')
  // Whom it may be given to: people of its provider (docs/desk.md#problems).
  await waitFor(() => expect(askedOf(calls)).toEqual([{ id_empresa: 5 }]))
})

it('a problem about no sale asks for its provider first, and offers the people of that provider', async () => {
  const { calls } = answerCalls({
    'problemTypes.options': () => [],
    'problems.people': (input) => [
      { id: 1, nome: `Pessoa do provedor ${(input as { id_empresa: number }).id_empresa}` },
    ],
    'providers.options': () => [
      { id: 5, sistema: 'razao', nome: 'Razão', ativo: true },
      { id: 6, sistema: 'vetorial', nome: 'Vetorial', ativo: true },
    ],
  })
  const { user } = await renderInApp(() => <NewProblemSheet onClose={() => {}} />)
  const person = await screen.findByRole('combobox', { name: /Responsável/ })
  expect(person.hasAttribute('disabled')).toBe(true)
  const pick = async (field: RegExp, choice: string) => {
    await user.click(screen.getByRole('combobox', { name: field }))
    await user.click(await screen.findByRole('option', { name: choice }))
  }
  await pick(/Provedor/, 'Razão')
  await pick(/Responsável/, 'Pessoa do provedor 5')
  expect(screen.getByRole('combobox', { name: /Responsável/ }).textContent).toBe('Pessoa do provedor 5')
  await pick(/Provedor/, 'Vetorial')
  expect(screen.getByRole('combobox', { name: /Responsável/ }).textContent).toBe('Selecione')
  expect(askedOf(calls)).toEqual([{ id_empresa: 5 }, { id_empresa: 6 }])
})

it('readers open none', async () => {
  expect((await open(saleSheet, 'com_pendencia', 'backoffice:leitor')).report).toBeNull()
})
it.each([
  [saleSheet, 'em_auditoria'],
  [activationSheet, 'agendada'],
] as const)('where nothing is wrong there is no such button', async (sheet, situacao) => {
  expect((await open(sheet, situacao)).report).toBeNull()
})
