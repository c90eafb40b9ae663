import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { attendanceInTab, keepAttendance } from '@/lib/attendance.ts'
import { trpc } from '@/lib/trpc.ts'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { IdentificationPage } from './identification-page.tsx'

// The page reads the route of its address, which is elsewhere here.
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useSearch: () => ({}),
}))

const found = (cod_cliente: string, nome_razaosocial: string) => ({
  cod_cliente,
  nome_razaosocial,
  cidade: 'Pelotas',
  provedor: 'Produto',
})

async function search(...customers: object[]) {
  const { calls } = answerCalls({
    'clientPanel.systems': () => [{ sistema: 'produto', nome: 'Produto' }],
    'clientPanel.search': () => customers,
    'clientPanel.today': () => [],
    'clientPanel.confirm': () => null,
    'clientPanel.begin': () => ({
      atendimento: 'a',
      protocolo: '20261122000001',
      perguntas: ['telefone', 'bairro'],
      incidentes: [],
    }),
  })
  const role = { roles: ['user', 'painel_cliente:solicitante'] }
  const { user, queryClient } = await renderInApp(() => <IdentificationPage />, '', ['/antes'], role)
  await user.type(await screen.findByRole('textbox', { name: /^Busca/ }), 'Paula')
  await user.click(screen.getByRole('button', { name: 'Buscar' }))
  return {
    user,
    queryClient,
    begun: () => calls.filter(([name]) => name === 'clientPanel.begin').map(([, input]) => input),
  }
}

it('nobody found is reported in the documented words', async () => {
  const { begun } = await search()
  expect(await screen.findByText('Nenhum resultado encontrado')).toBeDefined()
  expect(begun()).toEqual([])
})

it('of several one is chosen, and the attendance is theirs', async () => {
  const { user, begun } = await search(found('1019', 'Paula G.'), found('1036', 'Paula F.'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mais de um resultado encontrado' }))
  expect(dialog.getByText('1036 · Pelotas · Produto')).toBeDefined()
  await user.click(dialog.getByText('Paula F.'))
  await user.click(dialog.getByRole('button', { name: 'Confirmar' }))
  expect(await screen.findByText('20261122000001')).toBeDefined()
  expect(begun()).toEqual([{ sistema: 'produto', cod_cliente: '1036', motivo: 'atendimento' }])
})

it('one’s attendances of today stand first, masked, and opening one identifies again', async () => {
  const { calls } = answerCalls({
    'clientPanel.systems': () => [{ sistema: 'produto', nome: 'Produto' }],
    'clientPanel.today': () => [
      {
        protocolo: '20261122000001',
        sistema: 'produto',
        provedor: 'Produto',
        cod_cliente: '1019',
        nome_razaosocial: 'Paula G.',
        motivo: 'cobranca',
        created_at: '2026-11-22T12:00:00.000Z',
      },
    ],
    'clientPanel.begin': () => ({
      atendimento: 'a',
      protocolo: '20261122000002',
      perguntas: ['telefone', 'bairro'],
      incidentes: [],
    }),
  })
  const role = { roles: ['user', 'painel_cliente:solicitante'] }
  const { user } = await renderInApp(() => <IdentificationPage />, '', ['/antes'], role)
  await user.click(await screen.findByRole('button', { name: 'Atender Paula G. (1019)' }))
  expect(await screen.findByText('20261122000002')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Confirmar identidade' })).toBeDefined()
  const begun = { sistema: 'produto', cod_cliente: '1019', motivo: 'cobranca' }
  expect(calls.filter(([name]) => name === 'clientPanel.begin')).toEqual([['clientPanel.begin', begun]])
})

it('a new attendance shows nothing of the one before', async () => {
  const { user, queryClient } = await search(found('1019', 'Paula G.'))
  const before = trpc.clientPanel.current.queryKey()
  await user.type(await screen.findByRole('textbox', { name: /^Últimos 4 dígitos/ }), '0000')
  queryClient.setQueryData(before, null)
  await user.click(screen.getByRole('button', { name: 'Confirmar identidade' }))
  await waitFor(() => expect(attendanceInTab()).toMatchObject({ cod_cliente: '1019' }))
  expect(queryClient.getQueryState(before)).toBeUndefined()
  keepAttendance(null)
})
