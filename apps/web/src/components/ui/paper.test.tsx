import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Paper, PaperText } from './paper.tsx'

test('the lines of a paper are paragraphs, and those with a dot are a list', () => {
  render(
    <Paper title="TERMO">
      <PaperText>{'Recebi:\n• 1 × Notebook\n• 2 × Mouse\n• 2 × Mouse\n\nDevolvo ao sair.'}</PaperText>
    </Paper>,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 × Notebook',
    '2 × Mouse',
    '2 × Mouse',
  ])
  expect(screen.getAllByRole('list')).toHaveLength(1)
  expect(screen.getByText('Recebi:').tagName).toBe('P')
  expect(screen.getByText('Devolvo ao sair.').tagName).toBe('P')
})
