import { screen, within } from '@testing-library/react'
import { House, Users } from 'lucide-react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import type { MenuEntry } from './menu.ts'
import { MainMenu } from './main-menu.tsx'
import { uncheckedAddress } from '@/lib/address.ts'

const entry = (name: string, icon = House): MenuEntry => ({
  place: 1,
  name,
  icon,
  to: uncheckedAddress('/antes'),
  root: `/${name}`,
  visible: () => true,
})
const current = async () => (await screen.findByRole('link', { current: 'page' })).textContent
const width = window.innerWidth

beforeEach(() => {
  window.innerWidth = 360
})
afterEach(() => {
  window.innerWidth = width
})

test('a phone docks the menu from two entries on', async () => {
  await renderInApp(() => <MainMenu entries={[entry('Vendas'), entry('FAQ', Users)]} />)
  expect((await screen.findByRole('navigation', { name: 'Menu principal' })).dataset.slot).toBe('dock')
})

test('Mais of the dock opens all entries, beside the arrows (docs/screens.md#phones)', async () => {
  const names = ['FAQ', 'Vagas', 'Operações', 'Vendas']
  const { user } = await renderInApp(() => <MainMenu entries={names.map((name) => entry(name))} />)
  const dock = await screen.findByRole('navigation', { name: 'Menu principal' })
  expect(within(dock).getAllByRole('link')).toHaveLength(2)
  expect(within(dock).getByRole('button', { name: 'Menos' })).toBeTruthy()
  await user.click(within(dock).getByRole('button', { name: 'Mais: todo o menu' }))
  const all = await screen.findByRole('dialog', { name: 'Menu' })
  expect(
    within(all)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(names)
})

test('a dock whose entries all fit has no Mais', async () => {
  await renderInApp(() => <MainMenu entries={[entry('FAQ'), entry('Vagas')]} />)
  expect(await screen.findByRole('link', { name: 'FAQ' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Mais/ })).toBeNull()
})

test('the name of an entry holds the word that is read on it', async () => {
  const careers = { ...entry('Trabalhe Conosco'), short: 'Vagas' }
  await renderInApp(() => (
    <MainMenu entries={[careers, { ...entry('Manual do Colaborador'), short: 'Manual' }]} />
  ))
  expect(await screen.findByRole('link', { name: 'Trabalhe Conosco, Vagas' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Manual do Colaborador' })).toBeTruthy()
})

test('one entry alone stays in the header, where it can be reached', async () => {
  await renderInApp(() => <MainMenu entries={[entry('Vendas')]} />)
  const menu = await screen.findByRole('navigation', { name: 'Menu principal' })
  expect(menu.dataset.slot).toBe('menu')
  expect(within(menu).getByRole('link', { name: 'Vendas' })).toBeTruthy()
})

test('a screen of an area lights its entry, on the page of the dock where it is', async () => {
  const entries = [entry('FAQ'), entry('Vagas'), entry('Operações')]
  await renderInApp(() => <MainMenu entries={entries} />, '', [], {}, { area: 'operations' })
  expect(await current()).toBe('Operações')
})

test('an entry that the screen is below comes before its area’s', async () => {
  const entries = [entry('Operações'), entry('tela')]
  await renderInApp(() => <MainMenu entries={entries} />, '', [], {}, { area: 'operations' })
  expect(await current()).toBe('tela')
})
