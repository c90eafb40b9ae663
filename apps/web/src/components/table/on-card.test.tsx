import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OnCard } from './on-card.tsx'

it('a card shows its own words alone, whatever else draws the cell', () => {
  render(<OnCard table="12">12 de 20</OnCard>)
  expect(screen.getByText('12').className).toBe('max-sm:hidden!')
  expect(screen.getByText('12 de 20').className).toBe('sm:hidden')
})
