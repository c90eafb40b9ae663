import { screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import OptionList from './option-list.tsx'

const cities = ['Campinas/SP', 'Santos/SP'].map((label, value) => ({ label, value }))

test('letters typed before the list was there are its search, also of the server', async () => {
  const search = vi.fn()
  const { user } = await renderInApp(function List() {
    const typed = useRef('camp')
    return (
      <OptionList
        label="Cidade"
        options={cities}
        chosen={[]}
        typed={typed}
        onSearch={search}
        onPick={() => {}}
      />
    )
  })
  const box = screen.getByPlaceholderText('Buscar') as HTMLInputElement
  expect(box.value).toBe('camp')
  expect(search).toHaveBeenCalledExactlyOnceWith('camp')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Campinas/SP'])
  await user.type(box, 'i')
  expect(search).toHaveBeenLastCalledWith('campi')
})
