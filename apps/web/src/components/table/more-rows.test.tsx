import { screen } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { trpc } from '@/lib/trpc.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { MoreRows, useMoreRows } from './more-rows.tsx'

/** What was drawn, and whose it was. */
const drawn: string[] = []

/** The fines of vehicle 1 or 2. */
function Fines({ most }: { most?: number }) {
  const [id, setId] = useState(1)
  const more = useMoreRows(id, 2, most)
  const read = useQuery({
    ...trpc.fines.list.queryOptions({ filtro: { id_veiculo: id }, limit: more.limit }),
    ...more.kept,
  })
  const rows = read.data?.dados.map((row) => row.auto_infracao).join(' ') ?? ''
  drawn.push(`${id}: ${rows}`)
  return (
    <>
      <button type="button" onClick={() => setId(3 - id)}>
        Outro
      </button>
      <output>{rows}</output>
      <MoreRows rows={more} read={read} />
    </>
  )
}

const asked: unknown[] = []
const openFines = (total: number | null, most?: number) => {
  asked.length = 0
  drawn.length = 0
  serverAnswers({
    'fines.list': (input) => {
      asked.push(input)
      const { limit, filtro } = input as { limit: number; filtro: { id_veiculo: number } }
      const dados = [1, 2, 3, 4, 5].map((id) => ({ id, auto_infracao: `${filtro.id_veiculo}.${id}` }))
      return { total, dados: dados.slice(0, limit) }
    },
  })
  return renderInApp(() => <Fines most={most} />)
}
const button = () => screen.queryByRole('button', { name: 'Mostrar mais' })

it('shows more rows at each press, until all are there (docs/screens.md#lists-within-a-screen)', async () => {
  const { user } = await openFines(5)
  await screen.findByText('1.1 1.2')
  await user.click(button()!)
  await screen.findByText('1.1 1.2 1.3 1.4')
  await user.click(button()!)
  await screen.findByText('1.1 1.2 1.3 1.4 1.5')
  expect(button()).toBeNull()
  // The rows that were there stayed while others were read.
  expect(drawn.filter((one, place) => one !== drawn[place - 1])).toEqual([
    '1: ',
    '1: 1.1 1.2',
    '1: 1.1 1.2 1.3 1.4',
    '1: 1.1 1.2 1.3 1.4 1.5',
  ])
})

it('begins at the first rows of another record, and never shows those of the one before', async () => {
  const { user } = await openFines(5)
  await screen.findByText('1.1 1.2')
  await user.click(button()!)
  await screen.findByText('1.1 1.2 1.3 1.4')
  await user.click(screen.getByText('Outro'))
  await screen.findByText('2.1 2.2')
  await user.click(screen.getByText('Outro'))
  await screen.findByText('1.1 1.2')
  expect(drawn.filter((one) => /^1:.* 2\.|^2:.* 1\./.test(one))).toEqual([])
  expect(asked).toEqual([
    { filtro: { id_veiculo: 1 }, limit: 2 },
    { filtro: { id_veiculo: 1 }, limit: 4 },
    { filtro: { id_veiculo: 2 }, limit: 2 },
  ])
})

it('offers nothing more where all rows are there, or nobody counted them', async () => {
  await openFines(2)
  await screen.findByText('1.1 1.2')
  expect(button()).toBeNull()
})

it('asks for no more rows than the server gives at once', async () => {
  const { user } = await openFines(5, 3)
  await screen.findByText('1.1 1.2')
  await user.click(button()!)
  await screen.findByText('1.1 1.2 1.3')
  expect(button()).toBeNull()
})
