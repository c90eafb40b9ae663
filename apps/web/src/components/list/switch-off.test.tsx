import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { departments } from '@/features/company/departments/department.entity.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import type { Uses } from '@/components/records/entity.ts'
import { useRecordActions } from './use-record-actions.ts'

const setActive = vi.fn(async () => ({}))

async function press(uses: Uses, ativo = false) {
  setActive.mockClear()
  await renderInApp(function List() {
    const entity = { ...departments, uses: async () => uses }
    const { switchMany } = useRecordActions(entity, { setActive })
    return <button onClick={() => void switchMany({ ids: [1, 2], ativo })}>Gravar</button>
  })
  await userEvent.click(await screen.findByText('Gravar'))
}

test('records with people in them are inactivated after a question that says how many', async () => {
  await press({ pessoas: 37 })
  expect(await screen.findByText('Inativar 2 departamentos?')).toBeTruthy()
  expect(screen.getByText('37 pessoas ativas continuam com o cadastro atual.')).toBeTruthy()
  expect(setActive).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Inativar' }))
  expect(setActive).toHaveBeenCalledOnce()
})

test('records whose links, roulettes and campaigns end are inactivated after a question that says how many', async () => {
  await press({ pessoas: 0, links: 1, roletas: 2, campanhas: 3 })
  expect(await screen.findByText('1 link de divulgação deixa de abrir.')).toBeTruthy()
  expect(screen.getByText('2 roletas em andamento param.')).toBeTruthy()
  expect(screen.getByText('3 campanhas de comunicação deixam de enviar.')).toBeTruthy()
  expect(screen.queryByText(/pessoas/)).toBeNull()
  expect(setActive).not.toHaveBeenCalled()
})

test('who says no inactivates nothing', async () => {
  await press({ pessoas: 1 })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }))
  expect(setActive).not.toHaveBeenCalled()
})

test.each([
  ['without people', { pessoas: 0, links: 0 }, false],
  ['that are activated', { pessoas: 37 }, true],
])('records %s are not asked about', async (_case, uses, ativo) => {
  await press(uses, ativo)
  expect(setActive).toHaveBeenCalledOnce()
})
