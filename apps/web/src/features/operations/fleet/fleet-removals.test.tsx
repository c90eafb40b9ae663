import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { FineListPage } from './fine-list-page.tsx'
import { MaintenanceListPage } from './maintenance-list-page.tsx'
import { RentalListPage } from './rental-list-page.tsx'
import { VehicleIncidentListPage } from './vehicle-incident-list-page.tsx'

const pages = {
  fines: FineListPage,
  vehicleMaintenance: MaintenanceListPage,
  vehicleRentals: RentalListPage,
  vehicleIncidents: VehicleIncidentListPage,
}
type List = keyof typeof pages

const row = (situacao: string) => ({
  id: 4,
  placa: 'QJA1B23',
  auto_infracao: 'RX0021318',
  valor: '130.16',
  data_abertura: '2026-11-20T12:00:00.000Z',
  data_hora: '2026-11-20T12:00:00.000Z',
  data_inicio: '2026-11-20',
  data_fim: '2026-12-20',
  updated_at: '2026-11-20T12:00:00.000Z',
  situacao,
})

async function opened(router: List, situacao: string, role = 'frota:gestor') {
  const Page = pages[router]
  const removed: unknown[] = []
  serverAnswers({
    [`${router}.list`]: () => ({ total: 1, depois: null, dados: [row(situacao)] }),
    [`${router}.remove`]: (input) => (removed.push(input), null),
  })
  const { user } = await renderInApp(() => <Page />, '', [], { roles: [role] })
  await user.click((await screen.findAllByRole('button', { name: /^Ações de/ }))[0]!)
  await screen.findAllByRole('menuitem')
  return { user, removed, entries: screen.queryAllByRole('menuitem', { name: 'Excluir' }) }
}

it.each<[List, string]>([
  ['fines', 'recebida'],
  ['vehicleMaintenance', 'solicitada'],
  ['vehicleRentals', 'vigente'],
  ['vehicleIncidents', 'aberto'],
])(
  'managers of the fleet delete one of %s that is %s',
  async (list, situacao) => {
    const { user, removed, entries } = await opened(list, situacao)
    await user.click(entries[0]!)
    const confirm = await screen.findByRole('button', { name: 'Confirmar' }, { timeout: 10_000 })
    await user.click(confirm)
    await waitFor(() => expect(removed).toEqual([{ id: 4 }]))
  },
  15_000,
)

it.each<[List, string]>([
  ['fines', 'paga'],
  ['fines', 'termo_assinado'],
  ['vehicleMaintenance', 'em_execucao'],
  ['vehicleMaintenance', 'concluida'],
])(
  'what is final is not offered to be deleted: of %s %s (docs/operations.md#what-stays-in-the-fleet)',
  async (list, situacao) => {
    expect((await opened(list, situacao)).entries).toHaveLength(0)
  },
)

it.each<List>(['fines', 'vehicleMaintenance', 'vehicleIncidents'])(
  'nobody else is offered to delete one of %s',
  async (list) => {
    expect((await opened(list, 'recebida', 'frota:solicitante')).entries).toHaveLength(0)
  },
)
