import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Address } from '@/lib/address.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Crumb } from './crumb.tsx'

it.each([
  ['/' as Address, 'Início', 'Operações'],
  ['/antes' as Address, 'Frota', 'Operações/Frota'],
])(
  'on the way back to %s the area is told first, and never the home below it',
  async (to, label, reported) => {
    const back = { to, label }
    await renderInApp(() => <Crumb />, '', [], {}, { back, area: 'operations' })
    const crumb = await screen.findByRole('navigation', { name: 'Você está em' })
    within(crumb).getByRole('link', { name: `Voltar para ${label}` })
    expect(crumb.textContent.replaceAll(' ', '')).toBe(reported)
  },
)
