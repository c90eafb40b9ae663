import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useRowsOf } from './use-seen-rows.ts'

const first = { id: 1, etapa: 'triagem' }
const moved = { id: 1, etapa: 'entrevista' }
const other = { id: 2, etapa: 'triagem' }

it('the rows of a reading are known in the render that shows it, and stay known on another page', () => {
  const { result, rerender } = renderHook(({ rows }) => useRowsOf(rows)([1, 3]), {
    initialProps: { rows: [first] },
  })
  expect(result.current).toEqual([first])
  rerender({ rows: [moved] })
  expect(result.current).toEqual([moved])
  rerender({ rows: [other] })
  expect(result.current).toEqual([moved])
})
