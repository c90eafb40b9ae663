import { lead as text } from '@intranet/contract/messages/leads'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { sessionQuery } from '@/lib/session.ts'
import { answerCalls, type Answers } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import LeadDialog from './lead-dialogs.tsx'
import { LeadEditPage } from './lead-edit-page.tsx'

const lead = {
  id: 9,
  updated_at: '2026-11-20T12:00:00.000Z',
  created_at: '2026-11-20T12:00:00.000Z',
  cliente: 'Lia Prates',
  status: 4,
  tipo: 'novo',
  desfecho: 'aberta',
  id_empresa: 1,
  id_campanha: null,
  id_canal: null,
  documento: null,
  fone: '53993850840',
  email: null,
  data_nascimento: null,
  cep: '96010000',
  logradouro: 'Rua XV',
  numero: '120',
  complemento: null,
  referencia: null,
  bairro: 'Centro',
  cidade: 'Pelotas',
  estado: 'RS',
  produto: null,
  valor: null,
  produto_atual: null,
  valor_atual: null,
  vencimento_dia: null,
  contrato: 'C-1',
  funcionario: null,
  cod_cliente: null,
  proximo_contato: null,
  motivo_fora_tabela: null,
  fora_tabela: false,
  blacklist: null,
  tentativas: 1,
}
const price = { publico: 'pf', valor_promocional: null, meses_promocao: null }
const answers: Answers = {
  'pricing.current': () => [
    { ...price, id: 1, produto: 'Fibra 300', valor: '79.90' },
    { ...price, id: 2, produto: 'Fibra 500', valor: '99.90' },
  ],
  'salesCampaigns.options': () => [],
  'salesChannels.options': () => [],
  'leads.update': () => ({ id: 9 }),
  'leads.move': () => ({ id: 9 }),
}

async function open(page: () => ReactNode, roles: string[], more: Answers = {}) {
  const { calls } = answerCalls({ ...answers, ...more })
  const app = await renderInApp(page)
  act(() => app.queryClient.setQueryData(sessionQuery.queryKey, (person) => ({ ...person!, roles })))
  const sent = (procedure: string) => calls.find(([name]) => name === procedure)?.[1]
  return { ...app, calls, sent }
}

const edit =
  (over: object = {}) =>
  () => <LeadEditPage record={{ ...lead, ...over } as never} />
const advance =
  (over: object = {}) =>
  () => (
    <LeadDialog
      asked={{ kind: 'avancar', lead: { ...lead, ...over } as never }}
      door="external"
      onClose={() => {}}
      onDone={async () => {}}
    />
  )
const seller = ['user', 'vendas:solicitante']
const manager = ['user', 'vendas:gestor']

async function pick(user: Awaited<ReturnType<typeof renderInApp>>['user'], product: string) {
  await user.click(await screen.findByRole('combobox', { name: /^Produto/ }))
  await user.click(await screen.findByRole('option', { name: new RegExp(product) }))
}

test.each([
  ['edit page', edit()],
  ['dialog of the sale', advance()],
])(
  'the %s offers the table’s products at the table’s price, and nothing else to a seller',
  async (_where, page) => {
    const { user } = await open(page, seller)
    await pick(user, 'Fibra 500')
    const value = screen.getByLabelText(/^Valor/)
    expect(value).toHaveProperty('value', '99,90')
    expect(value).toHaveProperty('disabled', true)
    expect(screen.queryByLabelText(/Outro produto ou valor/)).toBeNull()
  },
)

test('a promotion of one month is said in the singular', async () => {
  const promoted = { ...price, id: 1, produto: 'Fibra 300', valor: '79.90', meses_promocao: 1 }
  const { user } = await open(edit(), seller, {
    'pricing.current': () => [{ ...promoted, valor_promocional: '59.90' }],
  })
  await user.click(await screen.findByRole('combobox', { name: /^Produto/ }))
  expect((await screen.findByRole('option', { name: /Fibra 300/ })).textContent).toMatch(/por 1 mês$/)
})

test('a manager may type another one, with a reason', async () => {
  const { user, sent } = await open(edit(), manager)
  await user.click(await screen.findByLabelText('Outro produto ou valor'))
  await user.type(screen.getByRole('textbox', { name: /^Produto/ }), 'Fibra 400')
  await user.type(screen.getByLabelText(/^Valor/), '8990')
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  const reason = screen.getByLabelText(/Motivo/)
  await screen.findByText(text.reasonRequired)
  expect(reason.getAttribute('aria-invalid')).toBe('true')
  expect(sent('leads.update')).toBeUndefined()
  await user.type(reason, 'Cliente antigo')
  const save = screen.getByRole('button', { name: 'Salvar' })
  await waitFor(() => expect(save.getAttribute('aria-disabled')).not.toBe('true'))
  await user.click(save)
  await waitFor(() =>
    expect(sent('leads.update')).toMatchObject({
      produto: 'Fibra 400',
      valor: '89.90',
      motivo_fora_tabela: 'Cliente antigo',
    }),
  )
})

const sale = edit({ desfecho: 'efetivada', status: 5, produto: 'Fibra 500', valor: '99.90' })

test('a sold lead shows its seller only what stays editable', async () => {
  await open(sale, seller)
  expect(await screen.findByText(text.soldFinal)).toBeTruthy()
  expect(screen.getByLabelText(/^Telefone/)).toBeTruthy()
  for (const agreed of [/^Valor/, /^Contrato/, /^CPF/, /^Nome/])
    expect(screen.queryByLabelText(agreed)).toBeNull()
})

test('a manager corrects a sold lead with a reason', async () => {
  const { sent, user } = await open(sale, manager)
  await user.type(await screen.findByLabelText(/^Motivo/), 'Contrato errado')
  await user.type(screen.getByLabelText(/^Contrato/), '2')
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() =>
    expect(sent('leads.update')).toMatchObject({ motivo: 'Contrato errado', contrato: 'C-12' }),
  )
})

test('a saved plan that is no longer sold stays until another one is chosen', async () => {
  const { sent, user } = await open(edit({ produto: 'Rádio 10', valor: '49.90' }), seller)
  await screen.findByText('Rádio 10')
  await user.type(screen.getByLabelText(/^Referência/), 'Portão')
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(sent('leads.update')).toMatchObject({ produto: 'Rádio 10', valor: '49.90' }))
})

test('a value that is not today’s can be set to the table’s', async () => {
  const { user } = await open(edit({ produto: 'Fibra 500', valor: '0.01' }), seller)
  await user.click(await screen.findByRole('button', { name: /^Usar o preço da tabela/ }))
  expect(screen.getByLabelText(/^Valor/)).toHaveProperty('value', '99,90')
})

test('where no prices are kept the plan is typed', async () => {
  await open(edit(), seller, { 'pricing.current': () => [] })
  await screen.findByRole('textbox', { name: /^Produto/ })
  expect(screen.getByLabelText(/^Valor/)).toHaveProperty('disabled', false)
})

test('a move that lacks something names it, and leads to the form', async () => {
  const { calls } = await open(advance({ status: 2, cep: null, numero: '' }), seller)
  const dialog = await screen.findByRole('dialog')
  within(dialog).getByText('Faltam o CEP e o número.')
  const way = within(dialog).getByRole('link', { name: 'Editar' })
  expect(way.getAttribute('href')).toBe('/sales/external/leads/edit/9')
  expect(within(dialog).queryByRole('button', { name: 'Avançar' })).toBeNull()
  expect(calls.some(([name]) => name === 'leads.move')).toBe(false)
})

test('the sale of a lead off the table waits for a manager, and says so', async () => {
  await open(advance({ fora_tabela: true, produto: 'X', valor: '0.01' }), seller)
  await screen.findByText(/Esta lead está fora da tabela de preços/)
})

test('fields that a later stage demands are marked with its name', async () => {
  await open(edit({ status: 2 }), seller)
  const cep = await screen.findByLabelText(/^CEP/)
  const described = cep.getAttribute('aria-describedby')!.split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('exigido em Viabilidade')
  expect(screen.getAllByText('exigido em Viabilidade')).toHaveLength(6)
  expect(screen.getAllByText('exigido em Efetivação')).toHaveLength(3)
})

test('what a lead went through is behind "Ver histórico de Edições"', async () => {
  await open(edit(), seller, {
    'history.list': () => [
      {
        operacao: 'UPDATE',
        old_data: { fone: '1', valor: 99.9 },
        new_data: { fone: '2', valor: 0.01 },
        data: '2026-11-20T12:00:00.000Z',
        usuario: 'Ana',
      },
    ],
  }).then(async ({ user }) =>
    user.click(await screen.findByRole('button', { name: 'Ver histórico de Edições' })),
  )
  await within(await screen.findByRole('dialog')).findByText('Telefone')
})
