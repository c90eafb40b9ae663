/** Refunds of two providers in every state, credited on the next invoice; where values can be sealed two of them by Pix. */
import { sql } from 'kysely'
import type { Database } from '../connection.ts'
import { demoPdf } from './demo-pdf.ts'
import { keepDemoFile, ownDemoFiles, type KeepFile } from './keep-file.ts'

interface DemoRefund {
  /** The customer's place in the register of the provider. */
  ordem: number
  motivo: string
  descricao: string
  pago: number
  valor: number
  situacao: string
  resposta?: string
  /** Days since it was asked for. */
  ha: number
}

const drafts: DemoRefund[] = [
  {
    ordem: 3,
    motivo: 'pagamento_duplicado',
    descricao: 'Pagou a mesma fatura duas vezes.',
    pago: 99.9,
    valor: 99.9,
    situacao: 'rascunho',
    ha: 0,
  },
  {
    ordem: 7,
    motivo: 'cobranca_indevida',
    descricao: 'Cobrança de roteador que foi devolvido.',
    pago: 149.9,
    valor: 60,
    situacao: 'rascunho',
    ha: 0,
  },
]

/** These need the proof of what was paid. */
const sent: DemoRefund[] = [
  {
    ordem: 11,
    motivo: 'pagamento_duplicado',
    descricao: 'Pix e boleto da mesma fatura no mesmo dia.',
    pago: 119.9,
    valor: 119.9,
    situacao: 'solicitado',
    ha: 1,
  },
  {
    ordem: 12,
    motivo: 'cancelamento',
    descricao: 'Cancelou no meio do mês já pago.',
    pago: 99.9,
    valor: 46.62,
    situacao: 'solicitado',
    ha: 2,
  },
  {
    ordem: 13,
    motivo: 'credito_servico',
    descricao: 'Quatro dias sem conexão por rompimento.',
    pago: 89.9,
    valor: 11.99,
    situacao: 'em_analise',
    ha: 3,
  },
  {
    ordem: 14,
    motivo: 'cobranca_indevida',
    descricao: 'Taxa de visita cobrada durante a garantia.',
    pago: 180,
    valor: 80,
    situacao: 'aprovado',
    ha: 5,
  },
  {
    ordem: 15,
    motivo: 'pagamento_duplicado',
    descricao: 'Débito automático e boleto da mesma fatura.',
    pago: 109.9,
    valor: 109.9,
    situacao: 'pago',
    ha: 12,
  },
  {
    ordem: 16,
    motivo: 'outro',
    descricao: 'Pediu desconto retroativo de uma promoção.',
    pago: 129.9,
    valor: 30,
    situacao: 'recusado',
    resposta: 'A promoção não valia na data da contratação.',
    ha: 9,
  },
  {
    ordem: 17,
    motivo: 'cobranca_indevida',
    descricao: 'Multa de fidelidade já vencida.',
    pago: 240,
    valor: 240,
    situacao: 'devolvido',
    resposta: 'Anexe o comprovante legível do pagamento.',
    ha: 4,
  },
]

/** To the customer's own CPF. */
const byPix: DemoRefund[] = [
  {
    ordem: 18,
    motivo: 'pagamento_duplicado',
    descricao: 'Pagou duas vezes e pede o valor na conta.',
    pago: 99.9,
    valor: 99.9,
    situacao: 'pago',
    ha: 20,
  },
  {
    ordem: 19,
    motivo: 'cancelamento',
    descricao: 'Mensalidade paga depois do cancelamento.',
    pago: 79.9,
    valor: 79.9,
    situacao: 'solicitado',
    ha: 1,
  },
]

/** Seals a value for a table, as the server does. */
export type Seal = (table: string, plain: string) => string

const person = (login: string) =>
  sql`(select id from rh_usuario where email = ${`${login}@intranet.example`})`

const proofOf = (db: Database, keep: KeepFile, titulo: string) =>
  keepDemoFile(db, keep, {
    bucket: 'documentos',
    nome: `${titulo}.pdf`,
    tipo: 'application/pdf',
    content: demoPdf(titulo, ['Comprovante de demonstração da intranet.']),
  })

/** The register's customer at a place, as whom a refund by Pix is paid to. */
async function accountAt(db: Database, sistema: string, ordem: number, seal: Seal) {
  const { rows } = await sql<{ titular: string; cpf: string }>`
    select p.nome_razaosocial as titular, p.cpf from relationship_dados_pessoas p
    join empresa e on e.id = p.id_empresa where e.sistema = ${sistema} order by p.id offset ${ordem - 1} limit 1`.execute(
    db,
  )
  const [holder] = rows
  if (!holder) return null
  const { titular, cpf } = holder
  const account = { pix_tipo: 'cpf', pix_chave: cpf, titular, titular_documento: cpf }
  return {
    sealed: seal('bo_estorno', JSON.stringify(account)),
    masked: `Pix ${'*'.repeat(cpf.length - 3)}${cpf.slice(-3)}`,
  }
}

async function addRefund(
  db: Database,
  sistema: string,
  refund: DemoRefund,
  keep?: KeepFile,
  seal?: Seal,
): Promise<void> {
  const { ordem, motivo, descricao, pago, valor, situacao, resposta = null, ha } = refund
  const paid = situacao === 'pago'
  const account = seal ? await accountAt(db, sistema, ordem, seal) : null
  const proof = keep ? await proofOf(db, keep, 'Comprovante de pagamento') : null
  const payment = keep && paid ? await proofOf(db, keep, 'Comprovante do estorno') : null
  const { rows } = await sql<{ id: number; id_solicitante: number }>`
    insert into bo_estorno (id_empresa, cod_cliente, nome_razaosocial, cpf, fatura, motivo, descricao, valor_pago,
      valor_estorno, forma, dados_pagamento, conta_mascarada, situacao, resposta, comprovante, comprovante_estorno, data_pagamento, id_solicitante, id_venda,
      created_at)
    select p.id_empresa, p.codpessoa, p.nome_razaosocial, p.cpf, 'F-' || (88000 + p.id), ${motivo}, ${descricao},
      ${pago}::numeric, ${valor}::numeric, ${account ? 'pix' : 'credito_fatura'}, ${account?.sealed ?? null},
      ${paid ? (account?.masked ?? null) : null}, ${situacao}, ${resposta}, ${proof}::uuid, ${payment}::uuid,
      case when ${paid} then current_date - 6 end, ${person('backoffice')},
      (select max(v.id) from bo_venda v where v.id_empresa = p.id_empresa and v.cod_cliente = p.codpessoa),
      now() - make_interval(days => ${ha})
    from relationship_dados_pessoas p join empresa e on e.id = p.id_empresa where e.sistema = ${sistema}
    order by p.id offset ${ordem - 1} limit 1
    returning id, id_solicitante`.execute(db)
  const [made] = rows
  if (!made) return
  const files = [proof, payment].filter((id) => id !== null)
  if (files.length) await ownDemoFiles(db, files, 'bo_estorno', made.id)
  if (situacao === 'aprovado' || paid)
    await sql`insert into bo_estorno_aprovacao (id_estorno, id_solicitante, id_aprovador)
      values (${made.id}, ${made.id_solicitante}, ${person('financeiro')})`.execute(db)
}

export async function seedRefunds(db: Database, keep?: KeepFile, seal?: Seal): Promise<void> {
  for (const sistema of ['produto', 'razao']) {
    for (const refund of drafts) await addRefund(db, sistema, refund)
    if (!keep) continue
    for (const refund of sent) await addRefund(db, sistema, refund, keep)
    if (seal) for (const refund of byPix) await addRefund(db, sistema, refund, keep, seal)
  }
}
