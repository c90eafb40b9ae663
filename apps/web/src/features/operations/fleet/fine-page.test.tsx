import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { serverAnswers } from '@/test/server-answers.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { FinePage } from './fine-page.tsx'

const moment = '2026-11-20T12:00:00.000Z'
const day = '2026-12-30'
const fine: Outputs['fines']['get'] = {
  id: 6,
  id_veiculo: 1,
  placa: 'QJA1B23',
  modelo: 'Strada',
  id_empresa: 1,
  empresa: 'Produto',
  id_motorista: 2,
  motorista: 'Rui Prates',
  auto_infracao: 'RX0021318',
  orgao: 'PRF',
  codigo_infracao: '74550',
  descricao: 'Velocidade superior à máxima',
  gravidade: 'media',
  pontos: 4,
  data_infracao: moment,
  local: 'BR-116',
  data_notificacao: day,
  prazo_notificado: null,
  prazo_indicacao: day,
  valor: '195.23',
  vencimento: day,
  arquivo: null,
  situacao: 'recebida',
  aguarda_condutor: true,
  desconto_folha: false,
  paga_antes_do_termo: false,
  termo: false,
  termo_assinado_em: null,
  origem_motorista: null,
  id_indicador: null,
  indicador: null,
  confirmador: null,
  confirmado_em: null,
  confirmavel: false,
  valor_nic: null,
  valor_pago: null,
  pago_em: null,
  created_at: moment,
  updated_at: moment,
}

async function shownAs(more: Partial<typeof fine>, answers: Parameters<typeof serverAnswers>[0] = {}) {
  const record = { ...fine, ...more }
  const etapas = [{ etapa: record.situacao, desde: moment, ate: null }]
  serverAnswers({
    ...answers,
    'fines.stages': () => ({ etapas, medianas: [], limite: null }),
    'fines.proposal': () => null,
  })
  const { user } = await renderInApp(() => <FinePage record={record} />, '', [], { roles: ['frota:gestor'] })
  const menu = await screen.findByRole('button', { name: 'Ações de multa RX0021318' })
  const near = within(menu.parentElement!).getAllByRole('button').slice(1)
  await user.click(menu)
  return {
    user,
    near: near.map(({ textContent }) => textContent),
    menu: (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent),
  }
}

it('what a fine waits for is its outermost button', async () => {
  const { near } = await shownAs({ confirmavel: true })
  expect(near).toEqual(['Indicar condutor', 'Confirmar condutor'])
  expect(screen.getByText('Indicação até', { selector: 'dt' })).toBeDefined()
})

it('a named driver is changed from the menu, since the statement comes next', async () => {
  const { near, menu } = await shownAs({ situacao: 'condutor_indicado', aguarda_condutor: false })
  expect(near).toEqual(['Registrar pagamento', 'Termo'])
  expect(menu).toContain('Indicar condutor')
  expect(screen.getByText('Vencimento', { selector: 'dt' })).toBeDefined()
})

it('taking a fine back is in the menu', async () => {
  const { near, menu } = await shownAs({ situacao: 'em_recurso', termo: true, aguarda_condutor: false })
  expect(near).toEqual(['Registrar pagamento', 'Termo'])
  expect(menu).toContain('Cancelar')
  expect(menu).not.toContain('Indicar condutor')
})

it('a driver is named beside an appeal while the last day is ahead (docs/operations.md#fines)', async () => {
  const { menu } = await shownAs({ situacao: 'em_recurso', aguarda_condutor: true })
  expect(menu).toContain('Indicar condutor')
})

it('what a signed statement says is not asked for; before the signature all of it is (docs/operations.md#signed-statements)', async () => {
  await shownAs({ situacao: 'termo_assinado', aguarda_condutor: false })
  expect((await screen.findByLabelText(/^Local/)).hasAttribute('disabled')).toBe(true)
  expect(screen.getByLabelText(/^Órgão/).hasAttribute('disabled')).toBe(false)
  cleanup()
  await shownAs({ situacao: 'termo_gerado', aguarda_condutor: false })
  expect((await screen.findByLabelText(/^Local/)).hasAttribute('disabled')).toBe(false)
})

it('a discount in payroll is asked for once the statement is signed, also of a fine that was paid, and shown (docs/operations.md#fines)', async () => {
  const discount = /esconto em folha|Descontar em folha/
  const before = await shownAs({ situacao: 'termo_gerado', termo: true, aguarda_condutor: false })
  expect(before.menu.filter((label) => discount.test(label))).toEqual([])
  cleanup()
  for (const desconto_folha of [false, true]) {
    const sent: unknown[] = []
    const signed = {
      situacao: 'paga',
      termo: true,
      termo_assinado_em: moment,
      aguarda_condutor: false,
      desconto_folha,
    } as const
    const label = desconto_folha ? 'Tirar desconto em folha' : 'Descontar em folha'
    const { user } = await shownAs(signed, { 'fines.update': (input) => (sent.push(input), { id: 6 }) })
    expect(screen.queryAllByText('Desconto em folha.')).toHaveLength(desconto_folha ? 1 : 0)
    await user.click(screen.getByRole('menuitem', { name: label }))
    await user.click(await screen.findByRole('button', { name: /^(Tirar desconto|Descontar em folha)$/ }))
    await waitFor(() =>
      expect(sent).toEqual([{ id: 6, updated_at: moment, desconto_folha: !desconto_folha }]),
    )
    cleanup()
  }
})
