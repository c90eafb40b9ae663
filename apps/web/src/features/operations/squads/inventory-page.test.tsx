import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Refusal, serverAnswers } from '@/test/server-answers.ts'
import { InventoryPage } from './inventory-page.tsx'

const at = '2026-11-20T12:00:00.000Z'

const squad = (validadas: number, situacao = 'em_validacao', minha = false) => ({
  id: 1,
  nome: 'Pelotas 01',
  cidade: null,
  responsavel: null,
  minha,
  contagem: { id: 5, situacao, created_at: at, linhas: 3, informadas: 3, validadas },
})

async function open(of: ReturnType<typeof squad>, lines: object[] = [], roles = ['suprimentos:gestor']) {
  const close = vi.fn((_input: unknown) => ({ id: 5, situacao: 'encerrada' }))
  serverAnswers({
    'squads.get': () => of,
    'inventory.list': () => ({ total: lines.length, depois: null, dados: lines }),
    'inventory.close': close,
  })
  const shown = await renderInApp(() => <InventoryPage id={1} />, '', [], {
    roles,
  })
  await screen.findByRole('heading', { name: /^Pelotas 01/ })
  return { ...shown, close }
}

test('a count with open lines is not offered to be closed, and says how many there are', async () => {
  const { user } = await open(squad(1))
  expect(screen.getByText('Para encerrar: 2 itens a validar')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ações de Pelotas 01' }))
  const closing = await screen.findByRole('menuitem', { name: 'Encerrar contagem' })
  expect(closing.getAttribute('aria-disabled')).toBe('true')
})

test('one that nobody has handed over is not offered to be closed, though its lines are validated', async () => {
  const { user } = await open(squad(3, 'aberta'))
  await user.click(screen.getByRole('button', { name: 'Ações de Pelotas 01' }))
  const closing = await screen.findByRole('menuitem', { name: 'Encerrar contagem' })
  expect(closing.getAttribute('aria-disabled')).toBe('true')
})

test.each([
  ['aberta', [], 1],
  ['em_validacao', [], 0],
  ['em_validacao', ['suprimentos:gestor'], 1],
])('codes of a count that is %s are read by who has the roles %j: %i', async (situacao, roles, links) => {
  await open(squad(1, situacao, true), [], roles)
  expect(screen.queryAllByRole('link', { name: 'Ler códigos' })).toHaveLength(links)
})

test('one whose lines are all validated is closed after a question', async () => {
  const { user, close } = await open(squad(3))
  await user.click(screen.getByRole('button', { name: 'Encerrar contagem' }))
  expect(close).not.toHaveBeenCalled()
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Encerrar contagem' }))
  await vi.waitFor(() => expect(close).toHaveBeenCalledWith({ id: 5 }))
})

test('validating equal lines says so where there are none', async () => {
  const { user } = await open(squad(1))
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
  const { user } = await open(squad(1), [line(1, true), line(2, false), line(3, false)])
  await user.click(await screen.findByRole('checkbox', { name: /Selecionar tod/ }))
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Validar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Validar 2 itens?' })
  within(dialog).getByLabelText(/Motivo de 2 diferenças/)
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The ticks stay for another try.
  expect(within(screen.getByRole('toolbar')).getByText(/3/)).toBeTruthy()
})

test('lines ticked on an earlier page are validated with those of this one', async () => {
  const lines = [1, 2].map((id) => ({ ...line(id, false), updated_at: `2026-11-20T12:00:0${id}.000Z` }))
  const validate = vi.fn((_input: unknown) => ({ alterados: 2 }))
  serverAnswers({
    'squads.get': () => squad(1),
    'inventory.validate': validate,
    'inventory.list': (input) => {
      const { offset } = input as { offset: number }
      return { total: 21, depois: null, dados: [lines[offset === 0 ? 0 : 1]] }
    },
  })
  const { user } = await renderInApp(() => <InventoryPage id={1} />, '', [], {
    roles: ['suprimentos:gestor'],
  })
  await user.click(await screen.findByRole('checkbox', { name: /Selecionar Conector 1/ }))
  await user.click(screen.getByRole('button', { name: 'Próxima página' }))
  await user.click(await screen.findByRole('checkbox', { name: /Selecionar Conector 2/ }))
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Validar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Validar 2 itens?' }))
  await user.type(dialog.getByLabelText(/Motivo de 2 diferenças/), 'Perda')
  await user.click(dialog.getByRole('button', { name: 'Validar' }))
  await vi.waitFor(() =>
    expect(validate).toHaveBeenCalledWith({
      ids: [1, 2],
      updated_at: lines[1]!.updated_at,
      observacao: 'Perda',
    }),
  )
})

async function informing(
  update: (input: unknown) => unknown,
  stored: number | null = null,
  of = squad(1, 'aberta'),
) {
  const rows = [line(1, false), line(2, false)].map((one) => ({
    ...one,
    quantidade_informada: stored,
    updated_at: at,
  }))
  const shown = await open(of, rows)
  const change = vi.fn(update)
  const become = (fields: object = {}) =>
    serverAnswers({
      'squads.get': () => of,
      'inventory.list': () => ({ total: 2, depois: null, dados: [{ ...rows[0], ...fields }, rows[1]] }),
      'inventory.update': change,
    })
  become()
  const boxOf = (n: number) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: `Quantidade informada de Conector ${n}` })
  const save = () => user.click(screen.getByRole('button', { name: 'Salvar' }))
  const { user } = shown
  await screen.findByText('Nada a salvar')
  return { ...shown, change, become, boxOf, save }
}

test('a quantity is saved as it reads, with the version that was shown', async () => {
  const { user, change, boxOf, save } = await informing(() => ({ id: 1, updated_at: at }))
  await user.type(boxOf(1), '12.000')
  expect(boxOf(1).value).toBe('12.000')
  await save()
  await vi.waitFor(() =>
    expect(change).toHaveBeenCalledWith({ id: 1, quantidade_informada: 12_000, updated_at: at }),
  )
  expect(await screen.findByText('Nada a salvar')).toBeTruthy()
})

test('an emptied quantity is refused in words; one that is as before is nothing to save', async () => {
  const { user, change, boxOf, save } = await informing(() => null, 5)
  await user.clear(boxOf(1))
  await save()
  expect(await screen.findByText(/não fica vazia/)).toBeTruthy()
  expect(change).not.toHaveBeenCalled()
  await user.type(boxOf(1), '5')
  expect(screen.getByText('Nada a salvar')).toBeTruthy()
})

test('of several the refused one stays typed, beside what somebody else informed, and is saved over it then', async () => {
  const newer = '2026-11-20T12:05:00.000Z'
  const { user, change, boxOf, save, become } = await informing((input) => {
    const { id, updated_at } = input as { id: number; updated_at: string }
    if (id === 1 && updated_at === at) throw new Refusal(409, 'Este registro foi alterado por outra pessoa.')
    return { id, updated_at: newer }
  })
  await user.type(boxOf(1), '7')
  await user.type(boxOf(2), '3')
  become({ quantidade_informada: 5, updated_at: newer })
  await save()
  expect(await screen.findByText('1 item a salvar')).toBeTruthy()
  expect(boxOf(1).value).toBe('7')
  expect(await screen.findByText('Outra pessoa: 5')).toBeTruthy()
  // The button rests for a second.
  await vi.waitFor(
    async () => {
      await save()
      expect(change).toHaveBeenLastCalledWith({ id: 1, quantidade_informada: 7, updated_at: newer })
    },
    { timeout: 10_000 },
  )
})

test('typed quantities are asked about before they are left, and stay', async () => {
  const { user, router, boxOf } = await informing(() => null)
  await user.type(boxOf(1), '7')
  void router.navigate({ to: '/antes' as string })
  expect(await screen.findByRole('dialog', { name: 'Sair sem salvar?' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Continuar editando' }))
})

test.each([
  ['aberta', 1, 'Entregar para validação'],
  ['em_validacao', 3, 'Encerrar contagem'],
] as const)(
  'a count that is %s does not go on while quantities are typed',
  async (situacao, validated, step) => {
    const { user, boxOf } = await informing(() => null, null, squad(validated, situacao))
    await user.type(boxOf(1), '7')
    await user.click(screen.getByRole('button', { name: step }))
    expect(await screen.findByText('Salve antes as quantidades que digitou.')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test.each([
  ['aberta', 1, 'Entregar para validação'],
  ['em_validacao', 3, 'Encerrar contagem'],
] as const)(
  'a count that is %s goes on once what was saved is read again',
  async (situacao, validated, step) => {
    const of = squad(validated, situacao)
    const { user, boxOf, save } = await informing(() => ({ id: 1, updated_at: at }), null, of)
    const { promise: read, resolve } = Promise.withResolvers<object>()
    serverAnswers({
      'squads.get': () => read,
      'inventory.list': () => ({ total: 0, depois: null, dados: [] }),
      'inventory.update': () => ({ id: 1, updated_at: at }),
    })
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: step })
    expect(button().disabled).toBe(false)
    await user.type(boxOf(1), '7')
    await save()
    await screen.findByText('Dados atualizados com sucesso!')
    expect(button().disabled).toBe(true)
    resolve(of)
    await vi.waitFor(() => expect(button().disabled).toBe(false))
  },
)
