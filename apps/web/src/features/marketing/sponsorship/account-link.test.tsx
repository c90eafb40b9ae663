import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Outputs } from '@/lib/trpc.ts'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { AccountEditPage } from './account-form-pages.tsx'
import { ApplicantAccount } from './applicant-account.tsx'

const event = { protocolo: 'PAT-2026-00001', evento: 'Festa do Peixe' }
const days = { data_inicio: '2026-10-10', data_fim: '2026-10-12' }

test('a returned account comes back filled in as it was sent, and goes out whole (docs/sponsorship.md#accountability)', async () => {
  const enviada = {
    realizado: false,
    publico_real: 900,
    contrapartidas_cumpridas: 'parcial',
    resumo: 'Choveu muito.',
  }
  const { calls } = answerCalls({
    'sponsorshipForm.account': () => ({
      ...event,
      ...days,
      provedor: 'RazaoInfo',
      situacao: 'pendencia',
      pendencia: 'Falta a nota fiscal.',
      enviada,
      fotos: 0,
      arquivos: 0,
    }),
    'sponsorshipForm.sendAccount': () => ({ protocolo: event.protocolo, situacao: 'em_analise' }),
  })
  const { user } = await renderInApp(() => <ApplicantAccount token="um-token" />)
  expect(await screen.findByDisplayValue('Choveu muito.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Enviar prestação de contas' }))
  await screen.findByText('Prestação de contas enviada com sucesso!')
  expect(calls.at(-1)).toEqual([
    'sponsorshipForm.sendAccount',
    { ...enviada, envio: 'um-token', fotos: [], arquivos: [] },
  ])
})

const none: object[] = []
const account = {
  ...event,
  ...days,
  id: 2,
  id_solicitacao: 3,
  updated_at: '2026-11-20T12:00:00.000Z',
  situacao: 'pendente',
  situacao_solicitacao: 'inadimplente',
  realizado: true,
  valor_realizado: '10.00',
  fotos: none,
  arquivos: none,
} as Outputs['sponsorshipAccounts']['get']

const open = async (over: Partial<typeof account>) => {
  const { calls } = answerCalls({ 'sponsorshipAccounts.sendLink': () => ({ id: 2, situacao: 'pendente' }) })
  const page = () => <AccountEditPage record={{ ...account, ...over }} />
  const { user } = await renderInApp(page, '', ['/antes'], { roles: ['user', 'marketing:solicitante'] })
  await user.click(await screen.findByRole('button', { name: `Ações de ${event.protocolo}` }))
  await screen.findByRole('menuitem', { name: 'Abrir solicitação' })
  return { user, calls, linking: screen.queryByRole('menuitem', { name: 'Enviar novo link' }) }
}

test('the team sends the applicant another link', async () => {
  const { user, calls, linking } = await open({})
  await user.click(linking!)
  await user.click(await screen.findByRole('button', { name: 'Enviar' }))
  expect(calls).toContainEqual(['sponsorshipAccounts.sendLink', { id: 2 }])
})

test.each([{ situacao: 'em_analise' }, { situacao_solicitacao: 'aprovada' }] as const)(
  'no link is offered where the account waits for nothing of the applicant: %o',
  async (over) => {
    expect((await open(over)).linking).toBeNull()
  },
)

test.each([
  [{ situacao: 'aprovado' }, 'Esta prestação de contas já foi aprovada.'],
  [{ situacao_solicitacao: 'cancelada' }, 'Este patrocínio foi cancelado e não tem prestação de contas.'],
] as const)('an account that is closed is shown without a way to save it: %o', async (over, said) => {
  await open(over)
  expect(screen.getByText(said)).toBeDefined()
  for (const name of ['Salvar', 'Enviar para análise'])
    expect(screen.queryByRole('button', { name, hidden: true })).toBeNull()
})
