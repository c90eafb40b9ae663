import { cleanup, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FigureTiles, type Figure } from './figure-tiles.tsx'

/** Columns of the grid from a width on, by its classes: `sm` is a tablet, `lg` a desk. */
function columns(count: number): number[] {
  const figures = Array.from({ length: count }, (_, n): Figure => [`Figura ${n}`, n])
  const { container } = render(<FigureTiles figures={figures} />)
  const classes = container.querySelector('dl')!.className
  cleanup()
  return [...classes.matchAll(/(?:sm|lg):grid-cols-(\d)/g)].map(([, digits]) => Number(digits))
}

test('no tile is alone in the last row, at any width', () => {
  for (const count of [4, 5, 6, 7, 8, 9, 10])
    for (const wide of columns(count)) expect(count % wide, `${count} tiles in ${wide} columns`).not.toBe(1)
})
