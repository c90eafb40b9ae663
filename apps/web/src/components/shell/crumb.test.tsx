import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Address } from '@/lib/address.ts'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Crumb } from './crumb.tsx'

it.each([
  ['/' as Address, 'Início', 'Operações'],
  ['/modulos/admin' as Address, 'Administração', 'Operações'],
  ['/antes' as Address, 'Frota', 'Operações/Frota'],
])(
  'on the way back to %s the area is named first, and never the home or another hub below it',
  async (to, label, reported) => {
    const back = { to, label }
    await renderInApp(() => <Crumb />, '', [], {}, { back, area: 'operations' })
    const crumb = await screen.findByRole('navigation', { name: 'Você está em' })
    within(crumb).getByRole('link', { name: `Voltar para ${label}` })
    expect(crumb.textContent.replaceAll(' ', '')).toBe(reported)
  },
)

it('the hub opens as a map: its sections, what one types filters them, the present page is marked', async () => {
  answerCalls({ 'figures.ofCards': () => ({ '/fleet/fines/list': 4 }) })
  const back = { to: '/antes' as Address, label: 'Frota' }
  const { user } = await renderInApp(
    () => <Crumb />,
    '',
    [],
    { roles: ['superadmin'] },
    { back, area: 'operations' },
  )
  await user.click(await screen.findByRole('button', { name: /Operações/ }))
  const map = await screen.findByRole('dialog', { name: 'Telas de Operações' })
  const filter = within(map).getByRole('textbox', { name: 'Filtrar telas' })
  expect(document.activeElement).toBe(filter)
  await user.type(filter, 'zzz')
  expect(within(map).getByRole('status').textContent).toMatch(/Nenhuma tela/)
})
