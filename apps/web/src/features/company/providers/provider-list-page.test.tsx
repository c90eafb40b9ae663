import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { Route as companies } from '@/routes/_app/companies/list.tsx'
import { Route as providers } from '@/routes/_app/providers/list.tsx'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'

const provider = {
  id: 3,
  nome: 'Vetorial',
  sistema: 'vetorial',
  cidades: 4,
  ativo: true,
  created_at: '2026-11-20T12:00:00.000Z',
}

test.each([
  ['/companies', companies, '/companies/register'],
  ['/providers', providers, '/providers/register'],
])(
  '%s shows the table of providers, and adds at its address (docs/company.md#two-names-of-a-provider)',
  async (_, { options }, add) => {
    answerCalls({ 'providers.list': () => ({ total: 1, dados: [provider], depois: null }) })
    const List = options.component as ComponentType
    await renderInApp(() => <List />, '', undefined, { roles: ['user', 'users:superadmin'] })
    await screen.findByText('Vetorial')
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads.filter(Boolean)).toEqual([
      'Selecionar todas',
      'Nome',
      'Sistema',
      'Cidades',
      'Status',
      'Ações',
    ])
    expect(screen.getByRole('link', { name: 'Novo provedor' }).getAttribute('href')).toBe(add)
  },
)
