/** A system to show and to develop with: every ability, on tables of this database. */
import { erp as text } from '@intranet/contract/messages/registries'
import type { Database } from '@intranet/db/connection'
import type { ErpAdapter } from '../erp-calls.ts'
import { ErpError } from '../erp-error.ts'
import type { ErpWay } from '../erp-way.ts'
import {
  demoConnections,
  demoContracts,
  demoCustomers,
  demoInvoices,
  demoOrder,
  demoOrders,
  demoOverdue,
  demoPayments,
  demoProducts,
  demoSessions,
  demoStock,
  demoTeams,
  findDemoCustomers,
  moveDemoInvoices,
  type DemoContract,
  type DemoCustomer,
} from './demonstration.queries.ts'
import {
  changeDemoAddress,
  changeDemoContact,
  changeDemoDueDay,
  cancelDemoOrder,
  demoResult,
  negotiateDemo,
  onceByKey,
  openDemoOrder,
  releaseDemoContract,
  rescheduleDemoOrder,
  restartDemoConnection,
  type DemoResult,
} from './demonstration-writes.queries.ts'
import { lineOf, pixOf, slipPdf } from './slip.ts'

const PAGE = 500

const orderKinds = [
  'Sem conexão',
  'Lentidão',
  'Mudança de endereço',
  'Troca de equipamento',
  'Visita técnica',
]

/** Cursor of the next page: the last key of a full one. */
const after = <T>(rows: readonly T[], keyOf: (row: T) => string) =>
  rows.length === PAGE ? keyOf(rows.at(-1)!) : null

const typeOf = ({ cpf }: DemoCustomer) => (cpf?.length === 14 ? ('pj' as const) : ('pf' as const))
const asCustomer = (customer: DemoCustomer) => ({
  ...customer,
  tipo: typeOf(customer),
  situacao: 'ativo' as const,
})
const addressOf = ({ enderecos }: DemoCustomer) => enderecos[0] ?? null

function outcome({ situacao, ...answered }: DemoResult) {
  if (situacao === 'recusada') throw new ErpError('refused', answered.mensagem ?? text.refused)
  return { situacao, ...answered }
}

async function sweepCustomers(db: Database, empresa: number, depois: string | null) {
  const customers = await demoCustomers(db, empresa, depois, PAGE)
  const contracts = await demoContracts(
    db,
    empresa,
    customers.map(({ cod_cliente }) => cod_cliente),
  )
  const of = Map.groupBy(contracts, ({ cod_cliente }: DemoContract) => cod_cliente)
  return {
    dados: customers.map((customer) => ({
      ...asCustomer(customer),
      endereco: addressOf(customer),
      contratos: of.get(customer.cod_cliente) ?? [],
    })),
    depois: after(customers, ({ cod_cliente }) => cod_cliente),
  }
}

export function demonstrationAdapter({ id_empresa: empresa }: ErpWay, db: Database): ErpAdapter {
  const once =
    <I>(work: (db: Database, empresa: number, input: I) => Promise<DemoResult>) =>
    async (input: I, { chave }: { chave: string }) =>
      outcome(await onceByKey(db, empresa, chave, (transaction) => work(transaction, empresa, input)))
  const invoice = async (cod_cliente: string, fatura: string) => {
    const found = (await demoInvoices(db, { empresa, cod_cliente })).find((one) => one.fatura === fatura)
    if (!found) throw new ErpError('not_found', text.notFound)
    return found
  }
  return {
    async lead({ id }) {
      return { cod_lead: `D${String(id)}` }
    },
    clientes: async ({ por, valor }) => (await findDemoCustomers(db, empresa, por, valor)).map(asCustomer),
    enderecos: async ({ cod_cliente }) =>
      (await findDemoCustomers(db, empresa, 'codigo', cod_cliente)).flatMap(({ enderecos }) => enderecos),
    contratos: ({ cod_cliente }) => demoContracts(db, empresa, [cod_cliente]),
    conexoes: ({ cod_cliente }) => demoConnections(db, { empresa, cod_cliente }),
    sessoes: ({ cod_cliente, conexao }) => demoSessions(db, { empresa, cod_cliente }, conexao),
    async testar_conexao({ cod_cliente, conexao }) {
      const all = await demoConnections(db, { empresa, cod_cliente })
      const found = all.find((one) => one.conexao === conexao)
      if (!found) throw new ErpError('not_found', text.notFound)
      const online = found.status === 'online'
      return { status: found.status, sinal_rx: found.sinal_rx, latencia_ms: online ? 12 : null }
    },
    async faturas({ cod_cliente }) {
      await moveDemoInvoices(db, empresa)
      return demoInvoices(db, { empresa, cod_cliente })
    },
    async pagamentos({ cod_cliente }) {
      await moveDemoInvoices(db, empresa)
      return demoPayments(db, { empresa, cod_cliente })
    },
    linha_digitavel: async ({ cod_cliente, fatura }) => ({
      linha: lineOf(await invoice(cod_cliente, fatura)),
    }),
    pix: async ({ cod_cliente, fatura }) => ({ copia_cola: pixOf(await invoice(cod_cliente, fatura)) }),
    pdf: async ({ cod_cliente, fatura }) => ({ conteudo: await slipPdf(await invoice(cod_cliente, fatura)) }),
    ordens_servico: ({ cod_cliente }) => demoOrders(db, { empresa, cod_cliente }),
    tipos_os: async () => orderKinds.map((nome) => ({ tipo: nome, nome })),
    async inadimplentes({ depois }) {
      if (depois === null) await moveDemoInvoices(db, empresa)
      const dados = await demoOverdue(db, empresa, depois, PAGE)
      return { dados, depois: after(dados, ({ fatura }) => fatura) }
    },
    varredura_clientes: ({ depois }) => sweepCustomers(db, empresa, depois),
    equipes: () => demoTeams(db, empresa),
    produtos: async () => ({ dados: await demoProducts(db, empresa), depois: null }),
    estoque: async () => ({ dados: await demoStock(db, empresa), depois: null }),
    conferir_os: async ({ os }) =>
      (await demoOrder(db, empresa, os)) ?? { os, existe: false, situacao: 'desconhecida' },
    resultado_acao: async ({ chave }) =>
      (await demoResult(db, empresa, chave)) ?? { situacao: 'desconhecida' as const },
    abrir_os: once(openDemoOrder),
    reagendar_os: once(rescheduleDemoOrder),
    cancelar_os: once(cancelDemoOrder),
    negociar: once(negotiateDemo),
    alterar_vencimento: once(changeDemoDueDay),
    alterar_contato: once(changeDemoContact),
    alterar_endereco: once(changeDemoAddress),
    desbloqueio_confianca: once(releaseDemoContract),
    reiniciar_onu: once(restartDemoConnection),
    desconectar: once(restartDemoConnection),
  }
}
