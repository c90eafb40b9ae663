import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useColumnChoice } from '@/components/table/use-column-choice.ts'
import type { ListColumn } from '@/components/table/list-column.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { ViewMenu } from './view-menu.tsx'

const updated_at = '2026-11-20T12:00:00.000Z'
const own = {
  id: 1,
  nome: 'Inativos',
  search: { filtro: { ativo: false }, sort: '-nome' },
  colunas: { ordem: ['nome', 'antiga', 'cidade'], ocultas: ['provedor'] },
  nivel: null,
  minha: true,
  updated_at,
}
const shared = { ...own, id: 2, nome: 'Da equipe', search: {}, colunas: null, nivel: 'leitor', minha: false }

const columns: ListColumn<{ id: number }>[] = ['nome', 'provedor', 'cidade'].map((id) => ({ id, header: id }))

async function open({ compartilha = false, address = '' } = {}) {
  const create = vi.fn((_input: unknown) => ({ id: 9 }))
  const update = vi.fn((_input: unknown) => ({ id: 1, updated_at }))
  const remove = vi.fn((_input: unknown) => null)
  serverAnswers({
    'listViews.list': () => ({ compartilha, visoes: [own, shared] }),
    'listViews.create': create,
    'listViews.update': update,
    'listViews.remove': remove,
  })
  const { user, router } = await renderInApp(function Screen() {
    const choice = useColumnChoice('departments.list', columns)
    return (
      <>
        <ViewMenu lista="departments.list" choice={choice} />
        <p>{choice.columnOrder.filter((id) => choice.columnVisibility[id] !== false).join(' ')}</p>
      </>
    )
  }, address)
  const menu = async () => {
    await user.click(await screen.findByRole('button', { name: 'Visões' }))
    return within(await screen.findByRole('dialog', { name: 'Visões' }))
  }
  return { user, router, menu, create, update, remove }
}

test('opening a view replaces the whole search and shows its columns, without those that are gone', async () => {
  const { user, router, menu } = await open({ address: '?q=ana&pagina=3' })
  await user.click(await (await menu()).findByRole('link', { name: 'Inativos' }))
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ filtro: { ativo: false }, sort: '-nome' }),
  )
  expect(screen.getByText('nome cidade')).toBeTruthy()
  expect((await menu()).getByLabelText('Visão atual')).toBeTruthy()
})

test('a view that keeps no columns leaves them as they are', async () => {
  const { user, router, menu } = await open({ address: '?q=ana' })
  await user.click(await (await menu()).findByRole('link', { name: /^Da equipe/ }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  expect(screen.getByText('nome provedor cidade')).toBeTruthy()
})

test('one’s own view is edited and removed, another’s is not', async () => {
  const { user, menu, remove } = await open()
  const shown = await menu()
  expect(await shown.findByRole('button', { name: 'Editar a visão Inativos' })).toBeTruthy()
  expect(shown.queryByRole('button', { name: 'Editar a visão Da equipe' })).toBeNull()
  await user.click(shown.getByRole('button', { name: 'Excluir a visão Inativos' }))
  await user.click(await screen.findByRole('button', { name: 'Excluir' }))
  await waitFor(() => expect(remove).toHaveBeenCalledWith({ id: 1 }))
})

test('what is shown is saved under a name, without the page; only a manager is asked who sees it (docs/screens.md#saved-views)', async () => {
  const { user, menu, create } = await open({ address: '?q=ana&pagina=3' })
  await user.click(await (await menu()).findByRole('button', { name: 'Salvar visão atual' }))
  await user.type(await screen.findByLabelText(/^Nome/), 'Anas')
  expect(screen.queryByRole('radio')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  const kept = { lista: 'departments.list', nome: 'Anas', nivel: null, search: { q: 'ana' }, colunas: null }
  await waitFor(() => expect(create).toHaveBeenCalledWith(kept))
})

test('a manager shares it, and "Só para mim" is chosen first', async () => {
  const { user, menu, create } = await open({ compartilha: true })
  await user.click(await (await menu()).findByRole('button', { name: 'Salvar visão atual' }))
  const mine = await screen.findByRole('radio', { name: 'Só para mim' })
  expect(mine.getAttribute('data-state')).toBe('checked')
  await user.type(screen.getByLabelText(/^Nome/), 'Todos')
  await user.click(screen.getByRole('radio', { name: 'Gestores' }))
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(create).toHaveBeenCalledWith(expect.objectContaining({ nivel: 'gestor' })))
})

test('an edited view keeps its filters unless it is asked to take those of now', async () => {
  const { user, menu, update } = await open({ address: '?q=ana' })
  await user.click(await (await menu()).findByRole('button', { name: 'Editar a visão Inativos' }))
  await user.type(await screen.findByLabelText(/^Nome/), ' 2')
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() =>
    expect(update).toHaveBeenCalledWith({ id: 1, updated_at, nome: 'Inativos 2', nivel: null }),
  )
  await user.click(await (await menu()).findByRole('button', { name: 'Editar a visão Inativos' }))
  await user.click(await screen.findByRole('switch'))
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() =>
    expect(update).toHaveBeenLastCalledWith(expect.objectContaining({ search: { q: 'ana' }, colunas: null })),
  )
})
