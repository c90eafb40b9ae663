import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { OrderBoard } from './order-board.tsx'

const items = ['Zelo', 'Álbum', 'Boas-vindas'].map((title, n) => ({ id: n + 1, title }))

async function open(chosen: number[]) {
  const onChange = vi.fn()
  const { user } = await renderInApp(() => (
    <OrderBoard
      title="Trilhas"
      noun="trilha"
      sum="2 trilhas"
      hint="Na ordem."
      items={items}
      withheld={[{ id: 9, title: 'Sem conteúdo', note: 'Nenhum conteúdo ativo' }]}
      chosen={chosen}
      onChange={onChange}
    >
      <span />
    </OrderBoard>
  ))
  const picker = within(await screen.findByRole('complementary', { name: 'Escolher trilha' }))
  return { user, onChange, picker }
}

it('what is offered is by name, ticked where it is in the order', async () => {
  const { picker } = await open([3, 1])
  const boxes = picker.getAllByRole('checkbox')
  const rows = boxes.map((box) => [box.closest('li')!.textContent, box.getAttribute('aria-checked')])
  expect(rows.slice(0, 3)).toEqual([
    ['Álbum', 'false'],
    ['Boas-vindas', 'true'],
    ['Zelo', 'true'],
  ])
})

it('a tick adds it at the end, another takes it out', async () => {
  const { user, onChange, picker } = await open([3, 1])
  await user.click(picker.getByRole('checkbox', { name: 'Álbum' }))
  expect(onChange).toHaveBeenLastCalledWith([3, 1, 2])
  await user.click(picker.getByRole('checkbox', { name: 'Boas-vindas' }))
  expect(onChange).toHaveBeenLastCalledWith([1])
})

it('the search finds any part, accents or not', async () => {
  const { user, picker } = await open([])
  await user.type(picker.getByRole('textbox', { name: 'Buscar trilha' }), 'album')
  expect(picker.getAllByRole('checkbox').map((box) => box.closest('li')!.textContent)).toEqual(['Álbum'])
})
