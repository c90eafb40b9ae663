import type { DragEndEvent } from '@dnd-kit/core'
import { cleanup } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { StageBoard } from './stage-board.tsx'

let drop: (event: DragEndEvent) => void
vi.mock('@dnd-kit/core', async (original) => ({
  ...(await original<typeof import('@dnd-kit/core')>()),
  DndContext: ({ onDragEnd, children }: { onDragEnd: typeof drop; children: React.ReactNode }) => {
    drop = onDragEnd
    return children
  },
}))

const card = (id: number, etapa: 'inscrito' | 'desistente') => ({
  id,
  id_usuario: id,
  nome: `Candidato ${id}`,
  etapa,
  respostas: [],
  nao_atende: 0,
  respostas_novas: 0,
})

async function show(selected: number[], onMove = vi.fn()) {
  const columns = [
    { etapa: 'inscrito', total: 2, cartoes: [card(1, 'inscrito'), card(2, 'inscrito')] },
    { etapa: 'desistente', total: 1, cartoes: [card(3, 'desistente')] },
  ]
  await renderInApp(() => (
    <StageBoard
      columns={columns as never}
      rights={{ gere: true, gestor_vaga: false }}
      selected={new Set(selected)}
      onSelect={() => undefined}
      onMove={onMove}
      onMore={() => undefined}
    />
  ))
  return (of: ReturnType<typeof card>) => {
    drop({ active: { data: { current: of } }, over: { id: 'entrevista_gestor' } } as never)
    cleanup()
    return onMove.mock.lastCall
  }
}

test('ticked cards that a search hides do not go along with the one that is dragged', async () => {
  const dropped = await show([1, 2, 9])
  expect(dropped(card(1, 'inscrito'))).toEqual([[1, 2], 'entrevista_gestor'])
})

test('nor do those that may not go to that stage', async () => {
  const dropped = await show([1, 3])
  expect(dropped(card(1, 'inscrito'))).toEqual([[1], 'entrevista_gestor'])
})

test('one that is not ticked goes alone', async () => {
  const dropped = await show([2])
  expect(dropped(card(1, 'inscrito'))).toEqual([[1], 'entrevista_gestor'])
})
