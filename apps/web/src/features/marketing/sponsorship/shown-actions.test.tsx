/** Nobody is shown an action that they are refused. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Outputs } from '@/lib/trpc.ts'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { AccountListPage } from './account-list-page.tsx'
import { FilePage } from './file-page.tsx'
import { PhotoPage } from './photo-page.tsx'
import { RequestFacts } from './request-facts.tsx'
import { AccountTab, NegotiationTab } from './request-tabs.tsx'
import { useRequestSteps } from './use-request-steps.ts'
import { ViabilityEditPage } from './viability-form-pages.tsx'

type Request = Outputs['sponsorshipRequests']['get']
const updated_at = '2026-11-20T12:00:00.000Z'
const request = {
  id: 3,
  id_pos_evento: 2,
  id_evento: 7,
  situacao: 'aguardando_pos_evento',
  tipo_pessoa: 'pj',
  tipo: 'brindes',
  data_inicio: '2026-10-10',
  data_fim: '2026-10-12',
} as Request
const account = { id: 2, situacao: 'pendente', prazo: '2026-12-01', fotos: [], arquivos: [] }
const round = { id: 5, rodada: 1, situacao: 'aceita', autor: 'empresa', tipo: 'brindes', valor: '10.00' }

const Shown = () => (
  <>
    <AccountTab request={request} />
    <NegotiationTab request={request} />
    <RequestFacts request={request} />
  </>
)

test.each([
  [['marketing:leitor'], []],
  [
    ['marketing:solicitante', 'eventos:solicitante'],
    ['Abrir prestação de contas', 'Rodada 1', 'Abrir rascunho do evento'],
  ],
])('%j is led to %j', async (roles, led) => {
  answerCalls({
    'sponsorshipAccounts.get': () => account,
    'sponsorshipRounds.list': () => ({ total: 1, depois: null, dados: [round] }),
  })
  await renderInApp(Shown, '', undefined, { roles: ['user', ...roles] })
  await screen.findByText('Rodada 1')
  await screen.findByText('Fotos')
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(links.filter((text) => text !== 'Abrir negociação')).toEqual(led)
})

test.each([
  [1, true, false],
  [2, true, true],
  [null, true, true],
  [1, false, true],
])('where %s approved first, and two have to (%s), person 1 may approve: %s', async (first, two, may) => {
  function Step() {
    const seen = { id: 3, protocolo: 'P', updated_at, situacao: 'em_negociacao' } as const
    const { approve } = useRequestSteps().allowed({ ...seen, id_aprovador: first, exige_segunda: two })
    return <p>{approve ? 'pode' : 'não pode'}</p>
  }
  await renderInApp(Step, '', undefined, { roles: ['marketing:gestor'], usuarioId: 1 })
  expect(await screen.findByText(may ? 'pode' : 'não pode')).toBeDefined()
})

test.each([
  ['aguardando_pos_evento', 'pendente', true],
  ['cancelada', 'pendente', false],
  ['concluida', 'aprovado', false],
])('of a request that is %s with an account that is %s photos and papers change: %s', async (...states) => {
  const [situacao_solicitacao, situacao, may] = states
  answerCalls({ 'sponsorshipAccounts.get': () => ({ ...account, situacao, situacao_solicitacao }) })
  const pages = () => (
    <>
      <PhotoPage id={2} />
      <FilePage id={2} />
    </>
  )
  await renderInApp(pages, '', undefined, { roles: ['user', 'marketing:gestor'] })
  await screen.findByText('Nenhuma foto')
  await screen.findByText(/Nenhum arquivo/)
  expect(document.querySelectorAll('input[type=file]')).toHaveLength(may ? 2 : 0)
})

test.each([
  ['em_viabilidade', true],
  ['aprovada', false],
] as const)('the analysis of a request that is %s may be saved: %s', async (situacao, may) => {
  answerCalls({ 'sponsorshipViability.prefill': () => null })
  const record = { id: 4, id_solicitacao: 3, protocolo: 'P', evento: 'E', updated_at, situacao }
  const shown = record as Parameters<typeof ViabilityEditPage>[0]['record']
  await renderInApp(() => <ViabilityEditPage record={shown} />, '', undefined, {
    roles: ['marketing:gestor'],
  })
  await screen.findByText('Cidade e custo')
  expect(screen.queryByRole('button', { name: 'Salvar' }) !== null).toBe(may)
  expect(screen.queryByText('A solicitação não está em viabilidade.') !== null).toBe(!may)
})

test.each([
  ['aguardando_pos_evento', 'pendente', true],
  ['cancelada', 'pendente', false],
  ['concluida', 'aprovado', false],
])('of a request that is %s the list changes an account that is %s: %s', async (...states) => {
  const [situacao_solicitacao, situacao, may] = states
  const row = {
    ...account,
    id_solicitacao: 3,
    protocolo: 'P',
    evento: 'Festa',
    situacao,
    situacao_solicitacao,
  }
  answerCalls({ 'sponsorshipAccounts.list': () => ({ total: 1, depois: null, dados: [row] }) })
  const { user } = await renderInApp(AccountListPage, '', undefined, { roles: ['user', 'marketing:gestor'] })
  await user.click((await screen.findAllByRole('button', { name: /Ações/ }))[0]!)
  await screen.findByRole('menuitem', { name: 'Fotos' })
  const offered = (name: string) => screen.queryByRole('menuitem', { name }) !== null
  expect([offered('Editar'), offered('Excluir'), offered('Ver')]).toEqual([may, may, !may])
})
