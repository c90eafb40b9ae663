import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionQuery } from '@/lib/session.ts'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { ImportPage } from './import-page.tsx'

const record = {
  id: 1,
  nome_arquivo: 'feira.csv',
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
  empresa: 'Vetorial',
  sistema: 'vetorial',
  canal: 'Panfleto',
  campanha: 'Feira',
  situacao: 'importada',
  progresso: 0,
  editavel: true,
  total_participantes: 1,
  leads_criadas: 0,
  leads_unidas: 0,
  leads_puladas: 0,
  linhas: 1,
  linhas_com_erro: 0,
  linhas_com_lead: 0,
  com_lead_aberta: 'pular',
}
const participant = { id: 5, linha: 2, nome: 'Zoé', telefone: '48999990000', cpf: null, cliente: false }

async function open(answers: Parameters<typeof answerCalls>[0]) {
  const { calls } = answerCalls({
    'leadImports.errors': () => ({ total: 0, dados: [], depois: null }),
    ...answers,
  })
  const app = await renderInApp(() => <ImportPage id={1} />)
  act(() =>
    app.queryClient.setQueryData(sessionQuery.queryKey, (session) => ({
      ...session!,
      roles: ['user', 'vendas:gestor'],
    })),
  )
  return { ...app, calls }
}

test('the rows say that their leads are made as soon as the head does', async () => {
  let asked = 0
  const made = () => asked > 1
  await open({
    'leadImports.get': () => {
      asked++
      return { ...record, situacao: made() ? 'importada' : 'criando', leads_criadas: made() ? 1 : 0 }
    },
    'leadImports.participants': () => ({
      total: 1,
      depois: null,
      dados: [
        { ...participant, lead: made(), codlead: made() ? '77' : null, id_lead: null, lead_aberta: false },
      ],
    }),
  })
  await screen.findByText('Não criada')
  await screen.findByText('77')
})

test('leads that are not created say why: the cache shows the reason below, and a session that ended', async () => {
  const { user, queryClient } = await open({
    'leadImports.get': () => record,
    'leadImports.participants': () => ({
      total: 1,
      depois: null,
      dados: [{ ...participant, lead: false, codlead: null, id_lead: null, lead_aberta: false }],
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Criar todas as leads' }))
  await user.click(await screen.findByRole('button', { name: /^Criar leads/ }))
  const failed = () => queryClient.getMutationCache().getAll()[0]
  await waitFor(() => expect(failed()?.state.status).toBe('error'))
  expect(failed()?.meta).toEqual({ failed: 'Erro ao importar os leads!', showsFailure: undefined })
})

const previewed = {
  ...record,
  situacao: 'conferida',
  linhas: 3,
  linhas_com_erro: 1,
  linhas_com_lead: 2,
  colunas: ['Nome', 'Fone'],
  mapa: { nome: 0, telefone: 1, cpf: null },
  amostra: [
    ['Ana', '48999990000'],
    ['Rui', '1'],
  ],
  amostra_erros: [null, 'Telefone inválido'],
}

test('participants that are leads are neither ticked nor edited (docs/lead-imports.md#participants-that-are-leads)', async () => {
  const lead = {
    ...participant,
    id: 6,
    nome: 'Ada',
    lead: true,
    codlead: '77',
    id_lead: 9,
    lead_aberta: false,
  }
  const none = { ...participant, lead: false, codlead: null, id_lead: null, lead_aberta: false }
  const { user } = await open({
    'leadImports.get': () => ({ ...record, total_participantes: 2, leads_criadas: 1 }),
    'leadImports.participants': () => ({ total: 2, depois: null, dados: [lead, none] }),
  })
  const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!)
  const entriesOf = async (name: string) => {
    await user.click((await rowOf(name)).getByRole('button', { name: `Ações de ${name}` }))
    const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    await user.keyboard('{Escape}')
    return entries
  }
  const mayTick = async (name: string) =>
    !(await rowOf(name)).getByRole<HTMLButtonElement>('checkbox').disabled
  expect([await mayTick('Zoé'), await mayTick('Ada')]).toEqual([true, false])
  expect(await entriesOf('Zoé')).toEqual(['Editar'])
  expect(await entriesOf('Ada')).toEqual(['Abrir lead'])
})

test('the preview marks wrong lines, warns without a CPF, and asks what becomes of open leads', async () => {
  const { user, calls } = await open({
    'leadImports.get': () => previewed,
    'leadImports.confirm': () => null,
  })
  const row = (await screen.findByText('Rui')).closest('tr')!
  expect(row.textContent).toContain('Telefone inválido')
  screen.getByText(/Nenhuma coluna de CPF foi encontrada/)
  screen.getByText(/2 pessoas já têm lead aberta/)
  await user.click(screen.getByRole('radio', { name: /Unir à lead aberta/ }))
  await user.click(screen.getByRole('button', { name: 'Importar 2 participantes' }))
  await waitFor(() =>
    expect(calls).toContainEqual(['leadImports.confirm', { id: 1, com_lead_aberta: 'unir' }]),
  )
})

test('who may not have the file sees no lines of it and chooses no columns (docs/lead-imports.md#preview)', async () => {
  const hidden = { editavel: false, colunas: null, amostra: null }
  await open({ 'leadImports.get': () => ({ ...previewed, ...hidden }) })
  await screen.findByText('As primeiras linhas são mostradas a gestores e a quem enviou a planilha.')
  screen.getByText(/de 3 linhas prontas para/)
  expect(screen.queryByLabelText('Nome')).toBeNull()
  expect(screen.queryByRole('table', { name: 'Primeiras linhas' })).toBeNull()
})

test('who has an open lead is named in their row, and the person says what becomes of them', async () => {
  const { user, calls } = await open({
    'leadImports.get': () => record,
    'leadImports.participants': () => ({
      total: 1,
      depois: null,
      dados: [{ ...participant, lead: false, codlead: null, id_lead: null, lead_aberta: true }],
    }),
    'leadImports.createLeads': () => ({ criadas: 0, unidas: 1, puladas: 0, message: 'Feito.' }),
  })
  await screen.findByText('Lead aberta')
  await user.selectOptions(screen.getByLabelText('Quem já tem lead aberta'), 'Unir à lead aberta')
  await user.click(screen.getByRole('button', { name: 'Criar todas as leads' }))
  await screen.findByText('1 participante sem lead vira lead da campanha Feira.')
  expect(calls.map(([name]) => name)).not.toContain('leadImports.createLeads')
  await user.click(screen.getByRole('button', { name: 'Criar leads' }))
  await waitFor(() =>
    expect(calls).toContainEqual([
      'leadImports.createLeads',
      { id: 1, todos: true, com_lead_aberta: 'unir' },
    ]),
  )
})

test('an import whose reading never began is read from its page, by who may', async () => {
  const nova = { ...record, situacao: 'nova' }
  const { user, calls } = await open({ 'leadImports.get': () => nova, 'leadImports.read': () => nova })
  await user.click(await screen.findByRole('button', { name: 'Ler a planilha' }))
  await waitFor(() => expect(calls).toContainEqual(['leadImports.read', { id: 1 }]))
})

test('who may not write an import does not read its file', async () => {
  await open({ 'leadImports.get': () => ({ ...record, situacao: 'nova', editavel: false }) })
  await screen.findByText('A planilha ainda não foi lida')
  expect(screen.queryByRole('button', { name: 'Ler a planilha' })).toBeNull()
})

test('a file that is empty or damaged is not tried again: another one is sent', async () => {
  await open({ 'leadImports.get': () => ({ ...record, situacao: 'falhou', erro: 'O arquivo está vazio.' }) })
  await screen.findByText('O arquivo está vazio.')
  screen.getByRole('link', { name: 'Enviar outra planilha' })
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
})
