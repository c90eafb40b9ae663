import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { OrgChartPage } from './org-chart-page.tsx'

const scrollToIndex = vi.fn()
vi.mock('@tanstack/react-virtual', () => ({
  // All lines are in sight.
  useVirtualizer: ({ count, getItemKey }: { count: number; getItemKey: (index: number) => string }) => ({
    getTotalSize: () => count * 40,
    getVirtualItems: () =>
      Array.from({ length: count }, (_, index) => ({ index, key: getItemKey(index), start: index * 40 })),
    measureElement: () => {},
    scrollToIndex,
  }),
}))

const branch = { id_empresa: 1, id_departamento: 2, id_setor: 3 }
const unit = { ...branch, empresa: 'Nossa', departamento: 'Redes', setor: 'Campo', total: 1 }
const other = { ...unit, id_setor: 4, setor: 'Torre' }
const ana = { id: 9, nome: 'Ana Lemos', cargo: null, id_foto: null, responsavel: false }
const bia = { ...ana, id: 10, nome: 'Bia Reis' }
let failing = false

async function show() {
  answerCalls({
    'orgChart.units': () => [other, unit],
    'orgChart.people': ({ id_setor }: { id_setor: number }) => {
      if (failing) throw new Error()
      return id_setor === 3 ? [ana] : [bia]
    },
    'orgChart.search': () => [{ ...ana, ...branch, departamento: 'Redes', empresa: 'Nossa' }],
  })
  return renderInApp(OrgChartPage)
}
afterEach(() => {
  failing = false
  sessionStorage.clear()
  scrollToIndex.mockClear()
})

test('whom the search found is shown, and stays where they are when a branch is pressed', async () => {
  const { user } = await show()
  await user.type(await screen.findByRole('searchbox'), 'ana')
  await user.click(await screen.findByRole('button', { name: /Ana Lemos/ }))
  await waitFor(() => expect(scrollToIndex).toHaveBeenCalled())
  await screen.findByRole('link', { name: /Ana Lemos/ })
  await screen.findByRole('link', { name: /Bia Reis/ })
  scrollToIndex.mockClear()
  await user.click(screen.getByRole('button', { name: /^Torre/ }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Bia Reis/ })).toBeNull())
  expect(scrollToIndex).not.toHaveBeenCalled()
})

test('branches are opened as they were left, until the tab is closed', async () => {
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: /^Torre/, expanded: true }))
  cleanup()
  await show()
  await screen.findByRole('button', { name: /^Campo/, expanded: true })
  screen.getByRole('button', { name: /^Torre/, expanded: false })
})

test('a sector whose people could not be read says so, and reads them again', async () => {
  failing = true
  const { user } = await show()
  const again = await screen.findAllByRole('button', { name: 'Tentar de novo' })
  failing = false
  await user.click(again[1]!)
  await screen.findByRole('link', { name: /Ana Lemos/ })
})
