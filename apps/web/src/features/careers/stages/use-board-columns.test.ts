import { expect, it } from 'vitest'
import { withMoving } from './use-board-columns.ts'

type Columns = Parameters<typeof withMoving>[0]

const card = (id: number, pontuacao: number | null) =>
  ({ id, pontuacao }) as Columns[number]['cartoes'][number]
const columns: Columns = [
  { etapa: 'inscrito', total: 30, cartoes: [card(1, 90), card(2, 50)] },
  { etapa: 'triagem', total: 2, cartoes: [card(3, 80), card(4, null)] },
]
const shown = (moved: Columns) => moved.map(({ total, cartoes }) => [total, cartoes.map(({ id }) => id)])

it('a card that is being moved is in its new column, at the place of its score, and is counted there', () => {
  const moved = withMoving(columns, new Map([[2, 'triagem']]))
  expect(shown(moved)).toEqual([
    [29, [1]],
    [3, [3, 2, 4]],
  ])
  expect(moved[1]!.cartoes[1]!.etapa).toBe('triagem')
})

it('a card that has arrived already is not counted twice, and one that was refused is where it was', () => {
  expect(shown(withMoving(columns, new Map([[3, 'triagem']])))).toEqual(shown(columns))
  expect(shown(withMoving(columns, new Map()))).toEqual(shown(columns))
})
