import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import '@/test/render-in-app.tsx'
import { MatrixLine } from './role-matrix.tsx'

function open(roles: string[], highest?: 'gestor' | 'solicitante' | 'leitor') {
  const onRoles = vi.fn()
  render(<MatrixLine module="rh" roles={roles} highest={highest} onRoles={onRoles} />)
  const levels = within(screen.getByRole('radiogroup')).getAllByRole<HTMLInputElement>('radio')
  const names = levels.map(({ parentElement }) => parentElement!.textContent)
  return { onRoles, names, chosen: names.filter((_, place) => levels[place]!.checked) }
}

it('levels stand from the weakest to the strongest, and the present one is chosen', () => {
  const { names, chosen } = open(['rh:solicitante', 'vendas:gestor'])
  expect(names).toEqual(['Nenhum', 'Leitor', 'Solicitante', 'Gestor'])
  expect(chosen).toEqual(['Solicitante'])
})

it('no level is offered above the strongest that may be given', () => {
  expect(open([], 'solicitante').names).toEqual(['Nenhum', 'Leitor', 'Solicitante'])
})

it('a level includes the one before it in its module alone, and none takes it away', async () => {
  const { onRoles } = open(['rh:solicitante', 'vendas:gestor'])
  const user = userEvent.setup()
  await user.click(screen.getByRole('radio', { name: 'Gestor' }))
  expect(onRoles.mock.lastCall?.[0].toSorted()).toEqual(['rh:gestor', 'vendas:gestor'])
  await user.click(screen.getByRole('radio', { name: 'Nenhum' }))
  expect(onRoles.mock.lastCall?.[0]).toEqual(['vendas:gestor'])
})
