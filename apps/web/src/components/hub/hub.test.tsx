import { act, cleanup, screen } from '@testing-library/react'
import { House } from 'lucide-react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import type { HubCard, HubSection } from '@/components/shell/area.ts'
import { Hub } from './hub.tsx'
import { Page } from '@/components/shell/page.tsx'
import { uncheckedAddress } from '@/lib/address.ts'
import { sessionQuery } from '@/lib/session.ts'

const card = (title: string, to: string, unit?: HubCard['unit']): HubCard => ({
  title,
  to: uncheckedAddress(to),
  unit,
  icon: House,
  visible: () => true,
})
const sections: HubSection[] = [
  { key: 'a', title: 'A', cards: [card('Setores', '/antes')] },
  { key: 'b', title: 'B', cards: [card('Relatório', '/tela', ['pendente', 'pendentes'])] },
]

afterEach(() => vi.unstubAllGlobals())

test('the cards stand before their figures are asked for, once for all of them', async () => {
  const asked: string[] = []
  let answer: (figures: object) => void = () => {}
  vi.stubGlobal('fetch', (url: string) => {
    const path = new URL(url, 'http://intranet.test').pathname
    const json = (data: unknown) => Response.json(path.split(',').map(() => ({ result: { data } })))
    if (!path.includes('figures')) return Promise.resolve(json([]))
    asked.push(path)
    return new Promise((done) => (answer = (figures) => done(json(figures))))
  })
  await renderInApp(() => (
    <Page>
      <Hub sections={sections} />
    </Page>
  ))
  expect(screen.getByRole('link', { name: 'Setores' })).toBeTruthy()
  expect(asked).toEqual([])
  await vi.waitFor(() => expect(asked).toEqual(['/trpc/figures.ofCards']))
  answer({ '/antes': 1284, '/tela': 1 })
  expect(await screen.findByRole('link', { name: 'Setores 1.284' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Relatório 1 pendente' })).toBeTruthy()
  expect(asked).toHaveLength(1)
})

test('a guest sees the cards of an open page, and nothing is asked for them', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json([])
  })
  const { queryClient } = await renderInApp(() => (
    <Page>
      <Hub sections={sections} />
    </Page>
  ))
  act(() => queryClient.setQueryData(sessionQuery.queryKey, null))
  expect(screen.getByRole('link', { name: 'Setores' })).toBeTruthy()
  await new Promise((later) => setTimeout(later, 1500))
  expect(asked.filter((url) => url.includes('figures'))).toEqual([])
})

test('no card leads somebody to a screen that refuses them, whatever the card says itself (docs/screens.md#hubs)', async () => {
  const hub = () => (
    <Page>
      <Hub sections={sections} />
    </Page>
  )
  await renderInApp(hub, '', [], { roles: ['rh:leitor'] }, { needs: { module: 'rh', ability: 'manage' } })
  expect(screen.getByRole('link', { name: 'Setores' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Relatório/ })).toBeNull()
})

test('the only section has no label where the title says the same', async () => {
  const hub = () => (
    <Page>
      <Hub sections={sections.slice(1)} />
    </Page>
  )
  await renderInApp(hub, '', [], {}, { title: 'B' })
  expect(screen.getByRole('link', { name: /Relatório/ })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /^B/ })).toBeNull()
  cleanup()
  await renderInApp(hub, '', [], {}, { title: 'Outra' })
  expect(screen.getByRole('heading', { name: /^B/ })).toBeTruthy()
})
