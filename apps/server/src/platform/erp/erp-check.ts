/** A table of what an ERP really answers: reads only. */
import { formatCount } from '@intranet/contract/formats'
import { erpAbilities, type ErpAbility } from '@intranet/contract/sales/erp'
import { orAway } from '../or-away.ts'
import { erpCalls, type ErpCall, type ErpInput } from './erp-calls.ts'
import { asErpError } from './erp-error.ts'
import type { ErpSystem } from './erp-system.ts'

export interface Checked {
  name: ErpAbility
  /** `difere` where the answer is not as agreed; `não lido` of actions, which are not tried. */
  state: 'funciona' | 'difere' | 'falha' | 'falta' | 'não lido'
  detail: string
}

const sizeOf = (answer: unknown) => {
  if (Array.isArray(answer)) return formatCount(answer.length, 'registro', 'registros')
  const dados = answer && typeof answer === 'object' && 'dados' in answer ? answer.dados : undefined
  return Array.isArray(dados)
    ? `${formatCount(dados.length, 'registro', 'registros')} na primeira página`
    : ''
}

/** The first invoice, connection and order of the customer: what the calls about one of them ask with. */
async function examples(system: ErpSystem, cod_cliente: string) {
  const firstOf = async <T>(name: ErpAbility, read: () => Promise<T[]>) =>
    system.abilities.has(name) ? (await orAway(read()))?.[0] : undefined
  // Of a paid one there is nothing to pay with.
  const invoice = await firstOf('faturas', async () =>
    (await system.call('faturas', { cod_cliente })).toSorted(
      (a, b) => Number(b.situacao !== 'paga') - Number(a.situacao !== 'paga'),
    ),
  )
  const connection = await firstOf('conexoes', () => system.call('conexoes', { cod_cliente }))
  const order = await firstOf('ordens_servico', () => system.call('ordens_servico', { cod_cliente }))
  return { fatura: invoice?.fatura ?? '1', conexao: connection?.conexao ?? '1', os: order?.os ?? '1' }
}

export async function checkErp(system: ErpSystem, cod_cliente: string): Promise<Checked[]> {
  const { fatura, conexao, os } = await examples(system, cod_cliente)
  const about = { cod_cliente, fatura, conexao, os, chave: 'erp-check', depois: null }
  const asked = { ...about, por: 'codigo' as const, valor: cod_cliente }
  const table: Checked[] = []
  for (const name of erpAbilities) {
    const call: ErpCall = name
    if (!system.abilities.has(name)) table.push({ name, state: 'falta', detail: '' })
    else if (erpCalls[call].writes) table.push({ name, state: 'não lido', detail: 'é uma ação' })
    else table.push(await tried(name, () => askWith(system, call, asked)))
  }
  return table
}

const askWith = <Name extends ErpCall>(system: ErpSystem, name: Name, asked: unknown) =>
  system.call(name, erpCalls[name].input.parse(asked) as ErpInput<Name>)

async function tried(name: ErpAbility, ask: () => Promise<unknown>): Promise<Checked> {
  try {
    return { name, state: 'funciona', detail: sizeOf(await ask()) }
  } catch (error) {
    const { fault, message } = asErpError(error)
    return { name, state: fault === 'bad_answer' ? 'difere' : 'falha', detail: message }
  }
}
