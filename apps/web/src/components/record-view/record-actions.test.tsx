import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { RecordActions } from './record-actions.tsx'

const named = (label: string) => ({ label, onSelect: () => {} })

it('are at most two buttons, the primary outermost, and the rest in the menu (docs/screens.md#the-page-of-a-record)', async () => {
  const { user } = await renderInApp(() => (
    <RecordActions
      name="Lia"
      near={['Aprovar', 'Recusar', 'Devolver'].map(named)}
      rest={[named('Cancelar')]}
    />
  ))
  const place = (await screen.findByRole('button', { name: 'Aprovar' })).parentElement!
  const words = within(place)
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label') ?? one.textContent)
  expect(words).toEqual(['Ações de Lia', 'Recusar', 'Aprovar'])
  await user.click(screen.getByRole('button', { name: 'Ações de Lia' }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Devolver',
    'Cancelar',
    'Imprimir',
  ])
})

it('hide what undoes in the menu, also where nothing else is next', async () => {
  const { user } = await renderInApp(() => (
    <RecordActions name="Lia" near={[{ ...named('Cancelar pedido'), variant: 'destructive' }]} />
  ))
  const menu = await screen.findByRole('button', { name: 'Ações de Lia' })
  expect(screen.getAllByRole('button')).toEqual([menu])
  await user.click(menu)
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Cancelar pedido',
    'Imprimir',
  ])
})

it('have the menu of a phone beside their first row: what wraps leaves it in its place', async () => {
  await renderInApp(() => <RecordActions name="Lia" near={[named('Aprovar')]} />)
  const menu = await screen.findByRole('button', { name: 'Ações de Lia' })
  expect(menu.className).toContain('max-sm:absolute')
  expect(menu.parentElement!.className).toContain('max-sm:pr-12')
})

it('are not filled where the form of the page has the filled button', async () => {
  await renderInApp(() => (
    <>
      <RecordActions name="Lia" near={[named('Aprovar')]} />
      <RecordActions name="Rui" near={[named('Trocar')]} plain />
    </>
  ))
  const filled = (name: string) => screen.getByRole('button', { name }).className.includes('bg-primary')
  await screen.findByRole('button', { name: 'Aprovar' })
  expect([filled('Aprovar'), filled('Trocar')]).toEqual([true, false])
})
