import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { CareersDashboardPage } from '@/features/careers/careers-figures/dashboard-page.tsx'
import { IncidentDashboardPage } from '@/features/operations/incidents/incident-dashboard-page.tsx'
import { NetworkPage } from '@/features/operations/incidents/network-page.tsx'
import { SupplyDashboardPage } from '@/features/operations/supplies/dashboard-page.tsx'
import { OnboardingReportPage } from '@/features/people/onboarding/report-page.tsx'

const Onboardings = () => <OnboardingReportPage done={false} />

test.each<[procedure: string, screen: () => ReactNode, filter: string, input: object]>([
  ['careersFigures.dashboard', CareersDashboardPage, 'Provedor', { id_empresa: 3 }],
  ['incidents.dashboard', IncidentDashboardPage, 'Provedor', { empresa: 3 }],
  ['incidents.network', NetworkPage, 'Provedor', { id_empresa: 3 }],
  ['supplies.dashboard', SupplyDashboardPage, 'Provedor', { id_empresa: 3 }],
  ['supplies.dashboard', SupplyDashboardPage, 'Equipe', { id_equipe: 3 }],
  ['onboardingReport.page', Onboardings, 'Provedor', { id_empresa: 3 }],
  ['onboardingReport.count', Onboardings, 'Departamento', { id_departamento: 3 }],
])(
  '%s is asked for what its filter chooses (docs/screens.md#one-of-a-filter)',
  async (procedure, page, filter, input) => {
    const options = () => [{ id: 3, nome: 'Vetorial', sistema: 'vetorial' }]
    const { calls } = answerCalls({
      'providers.options': options,
      'departments.options': options,
      'squads.options': options,
    })
    const roles = ['banco_talentos:gestor', 'suprimentos:gestor']
    const { user } = await renderInApp(page, '', undefined, { roles })
    await user.click((await screen.findAllByRole('button', { name: 'Filtro' }))[0]!)
    await user.click(await screen.findByRole('menuitem', { name: filter }))
    await user.click(await screen.findByRole('radio', { name: /^Vetorial/ }))
    await waitFor(() => expect(calls).toContainEqual([procedure, expect.objectContaining(input)]))
  },
)
