import { cleanup, screen } from '@testing-library/react'
import { fleet } from '@intranet/contract/messages/fleet'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { FinePage } from './fine-page.tsx'
import { MaintenanceEditPage } from './maintenance-pages.tsx'
import { RentalEditPage } from './rental-pages.tsx'
import { VehicleIncidentEditPage } from './vehicle-incident-pages.tsx'

const moment = '2026-11-20T12:00:00.000Z'
const some = { id: 6, id_veiculo: 1, placa: 'QJA1B23', created_at: moment, updated_at: moment }
const pages: [name: string, open: string, closed: string, page: (situacao: string) => ReactNode][] = [
  [
    'maintenance',
    'aprovada',
    'concluida',
    (situacao) => <MaintenanceEditPage record={{ ...some, situacao } as never} />,
  ],
  [
    'rental',
    'ativa',
    'encerrada',
    (situacao) => <RentalEditPage record={{ ...some, contrato: 'L-7', situacao } as never} />,
  ],
  [
    'vehicle incident',
    'aberto',
    'encerrado',
    (situacao) => <VehicleIncidentEditPage record={{ ...some, fotos: [], situacao } as never} />,
  ],
  [
    'fine',
    'recebida',
    'paga',
    (situacao) => (
      <FinePage record={{ ...some, auto_infracao: 'RX1', data_infracao: moment, situacao } as never} />
    ),
  ],
]

it.each(pages)(
  'a closed %s is only read: the server takes no change of it',
  async (_name, open, closed, page) => {
    answerCalls({
      'fines.stages': () => ({ etapas: [], medianas: [], limite: null }),
      'fines.proposal': () => null,
      'vehicleServices.list': () => ({ dados: [], total: 0 }),
    })
    const shown = async (situacao: string) => {
      await renderInApp(() => page(situacao), '', [], { roles: ['frota:gestor'] })
      await screen.findAllByRole('textbox')
      const found = {
        saves: screen.queryAllByRole('button', { name: 'Salvar' }).length,
        says: screen.queryAllByText(fleet.closed).length,
      }
      cleanup()
      return found
    }
    expect(await shown(open)).toEqual({ saves: 1, says: 0 })
    expect(await shown(closed)).toEqual({ saves: 0, says: 1 })
  },
)
