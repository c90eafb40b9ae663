import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { LoadedPage } from './loaded-page.tsx'
import { Loaded } from './loaded.tsx'

const away = new Error('Sem conexão com o servidor.')
const read = <Data,>(data: Data | undefined, error: unknown = null) => ({ data, error, refetch: vi.fn() })
const shown = (name: string, count: number) => <p>{`${name} ${count}`}</p>

it('everything that is shown must be there first', async () => {
  await renderInApp(() => (
    <Loaded reads={[read('trilhas'), read<number>(undefined)]}>{(name, count) => shown(name, count)}</Loaded>
  ))
  expect(screen.getByText('Carregando')).toBeTruthy()
  expect(screen.queryByText(/trilhas/)).toBeNull()
})

it('null and zero are answers too', async () => {
  await renderInApp(() => (
    <Loaded reads={[read(null), read(0)]}>{(none, count) => shown(String(none), count)}</Loaded>
  ))
  expect(screen.getByText('null 0')).toBeTruthy()
})

it('what was read once stays when a later read fails', async () => {
  await renderInApp(() => (
    <Loaded reads={[read('trilhas', away), read(2)]}>{(name, count) => shown(name, count)}</Loaded>
  ))
  expect(screen.getByText('trilhas 2')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
})

it('trying again asks each question that failed, and no other', async () => {
  const [there, failed, another, notAsked] = [
    read(1),
    read(undefined, away),
    read(undefined, away),
    read(undefined),
  ]
  const { user } = await renderInApp(() => (
    <Loaded reads={[there, failed, another, notAsked]}>{() => <p>conteúdo</p>}</Loaded>
  ))
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect([there, failed, another, notAsked].map(({ refetch }) => refetch.mock.calls.length)).toEqual([
    0, 1, 1, 0,
  ])
})

it('a page that could not be read keeps its head, and says what failed', async () => {
  await renderInApp(
    () => (
      <LoadedPage reads={[read(undefined, away)]} title="Não foi possível ler as trilhas.">
        {() => <p>conteúdo</p>}
      </LoadedPage>
    ),
    '',
    [],
    {},
    { title: 'Trilhas' },
  )
  expect(screen.getByRole('heading', { level: 1, name: 'TRILHAS' })).toBeTruthy()
  expect(screen.getByText('Não foi possível ler as trilhas.')).toBeTruthy()
})
