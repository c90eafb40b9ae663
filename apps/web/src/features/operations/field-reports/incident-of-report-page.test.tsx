import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { IncidentOfReportPage } from './incident-of-report-page.tsx'

const report = {
  id: 4,
  texto: 'Cabo rompido na esquina',
  updated_at: '2026-11-20T12:00:00.000Z',
  created_at: '2026-11-20T12:00:00.000Z',
  situacao: 'aberto',
  id_empresa: 1,
  relatos_do_grupo: 1,
  cidade: 'Pelotas',
  uf: 'RS',
} as Outputs['fieldReports']['get']

it.each([
  [{ id_cidade: 7, bairro: 'Areal' }, ['Areal']],
  [{ id_cidade: 7, bairro: null }, []],
])(
  'the incident of a report is of its district: %j (docs/operations.md#place-of-a-report)',
  async (place, bairros) => {
    serverAnswers({
      'fieldReports.openIncident': () => ({ id: 9 }),
      'providers.options': () => [{ id: 1, nome: 'Sul' }],
    })
    await renderInApp(() => <IncidentOfReportPage report={{ ...report, ...place }} />, '', [], {
      roles: ['incidentes:gestor'],
    })
    // The editor's button for a heading is called so too.
    await screen.findByRole('textbox', { name: /^Título/ })
    expect(screen.queryAllByText('Areal')).toHaveLength(bairros.length)
  },
)
