import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { InventoryPage } from './inventory-page.tsx'

const at = '2026-11-20T12:00:00.000Z'

async function open(
  validated: number,
  lines: object[] = [],
  over: object = {},
  roles = ['suprimentos:gestor'],
) {
  const close = vi.fn((_input: unknown) => ({ id: 5, situacao: 'encerrada' }))
  const contagem = {
    id: 5,
    situacao: 'em_validacao',
    created_at: at,
    linhas: 3,
    informadas: 3,
    validadas: validated,
    ...over,
  }
  serverAnswers({
    'squads.get': () => ({
      id: 1,
      nome: 'Pelotas 01',
      cidade: null,
      responsavel: null,
      minha: true,
      contagem,
    }),
    'inventory.list': () => ({ total: lines.length, depois: null, dados: lines }),
    'inventory.close': close,
  })
  const { user } = await renderInApp(() => <InventoryPage id={1} />, '', [], {
    roles,
  })
  await screen.findByRole('heading', { name: /^Pelotas 01/ })
  return { user, close }
}

test('a count with open lines is not offered to be closed, and says how many there are', async () => {
  const { user } = await open(1)
  expect(screen.getByText('Para encerrar: 2 itens a validar')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ações de Pelotas 01' }))
  const closing = await screen.findByRole('menuitem', { name: 'Encerrar contagem' })
  expect(closing.getAttribute('aria-disabled')).toBe('true')
})

test('one that nobody has handed over is not offered to be closed, though its lines are validated', async () => {
  const { user } = await open(3, [], { situacao: 'aberta' })
  await user.click(screen.getByRole('button', { name: 'Ações de Pelotas 01' }))
  const closing = await screen.findByRole('menuitem', { name: 'Encerrar contagem' })
  expect(closing.getAttribute('aria-disabled')).toBe('true')
})

test.each([
  ['aberta', [], 1],
  ['em_validacao', [], 0],
  ['em_validacao', ['suprimentos:gestor'], 1],
])('codes of a count that is %s are read by who has the roles %j: %i', async (situacao, roles, links) => {
  await open(1, [], { situacao }, roles)
  expect(screen.queryAllByRole('link', { name: 'Ler códigos' })).toHaveLength(links)
})

test('one whose lines are all validated is closed after a question', async () => {
  const { user, close } = await open(3)
  await user.click(screen.getByRole('button', { name: 'Encerrar contagem' }))
  expect(close).not.toHaveBeenCalled()
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Encerrar contagem' }))
  await vi.waitFor(() => expect(close).toHaveBeenCalledWith({ id: 5 }))
})

test('validating equal lines says so where there are none', async () => {
  const { user } = await open(1)
  serverAnswers({ 'inventory.validate': () => ({ alterados: 0 }) })
  await user.click(screen.getByRole('button', { name: 'Validar iguais' }))
  expect(await screen.findByText('Nenhum item a validar está igual ao sistema.')).toBeTruthy()
})

const line = (id: number, validado: boolean) => ({
  id,
  produto: `Conector ${id}`,
  patrimonio: null,
  quantidade_sistema: 10,
  quantidade_informada: 9,
  divergencia: -1,
  observacao: null,
  resultado: 'faltando',
  origem: 'estoque',
  validado,
})

test('chosen lines that are validated already are not counted for validation', async () => {
  const { user } = await open(1, [line(1, true), line(2, false), line(3, false)])
  await user.click(await screen.findByRole('checkbox', { name: /Selecionar tod/ }))
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Validar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Validar 2 itens?' })
  within(dialog).getByLabelText(/Motivo de 2 diferenças/)
})
