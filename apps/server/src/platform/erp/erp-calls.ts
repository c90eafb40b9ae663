/** The calls of the port: what goes in, what comes back. An adapter has those of its system's abilities. */
import { addressKindNames, customerQuestionNames, visitPeriodNames } from '@intranet/contract/sales/erp-words'
import { keysOf } from '@intranet/contract/keys-of'
import { isoDate } from '@intranet/contract/validators'
import * as z from 'zod'
import {
  cents,
  erpAddress,
  erpCheckedOrder,
  erpConnection,
  erpContract,
  erpCustomer,
  erpDone,
  erpInvoice,
  erpLead,
  erpOverdue,
  erpPayment,
  erpProduct,
  erpServiceOrder,
  erpSession,
  erpStock,
  erpSweptCustomer,
  erpTeam,
  key,
  sweepOf,
} from './erp-records.ts'

const customer = z.object({ cod_cliente: key })
const ofConnection = customer.extend({ conexao: key })
const ofInvoice = customer.extend({ fatura: key })
const sweep = z.object({ depois: z.string().max(200).nullable().default(null) })
const period = z.enum(keysOf(visitPeriodNames))
const reportText = z.string().max(1000)

const read = <I extends z.ZodType, O extends z.ZodType>(summary: string, input: I, answer: O) =>
  ({ summary, input, answer, writes: false }) as const
const write = <I extends z.ZodType>(summary: string, input: I) =>
  ({ summary, input, answer: erpDone, writes: true }) as const

const written = z.string().nullable().optional()
/** A lead or a win as it is queued (`send-to-erp.queries.ts`, `spin.queries.ts`), open to what is added to them. */
const leadBody: z.ZodType<Record<string, unknown>, Record<string, unknown>> = z.looseObject({
  id: z.int().optional().describe('Da lead, um número'),
  tipo: z.string().nullable().describe('novo, upgrade, downgrade… de uma lead; "roleta" de um prêmio'),
  cliente: z.string().nullable(),
  documento: written,
  fone: written,
  email: written,
  data_nascimento: written,
  cep: written,
  logradouro: written,
  numero: written,
  complemento: written,
  bairro: written,
  cidade: written,
  estado: written,
  origem: written,
  produto: written,
  valor: z.number().nullable().optional().describe('Em reais, com centavos: 99.9 (só nesta chamada)'),
  vencimento_dia: z.int().nullable().optional(),
  campanha: written,
  canal: written,
  vendedor: written,
  premio: written.describe('De um prêmio da roleta'),
  cupom: written.describe('De um prêmio da roleta'),
  created_at: z.string(),
})

export const erpCalls = {
  lead: {
    summary: 'Uma lead nova, ou um prêmio da roleta (tipo "roleta")',
    input: leadBody,
    answer: erpLead,
    writes: true,
  },
  clientes: read(
    'Clientes por código, documento, telefone ou parte do nome, no máximo vinte',
    z.object({ por: z.enum(keysOf(customerQuestionNames)), valor: z.string().min(1).max(120) }),
    z.array(erpCustomer).max(100),
  ),
  enderecos: read('Endereços do cliente', customer, z.array(erpAddress).max(200)),
  contratos: read('Contratos do cliente', customer, z.array(erpContract).max(200)),
  conexoes: read('Conexões do cliente', customer, z.array(erpConnection).max(200)),
  sessoes: read('As últimas sessões de uma conexão', ofConnection, z.array(erpSession).max(100)),
  testar_conexao: read(
    'Testa uma conexão agora',
    ofConnection,
    z.object({
      status: erpConnection.shape.status,
      sinal_rx: erpConnection.shape.sinal_rx,
      latencia_ms: z.number().nullable().default(null),
      mensagem: z.string().max(500).nullable().default(null),
    }),
  ),
  faturas: read('Faturas em aberto, e as do último ano', customer, z.array(erpInvoice).max(500)),
  pagamentos: read('Os últimos pagamentos do cliente', customer, z.array(erpPayment).max(100)),
  linha_digitavel: read(
    'A linha digitável de uma fatura',
    ofInvoice,
    z.object({ linha: z.string().max(100) }),
  ),
  pix: read('O Pix copia e cola de uma fatura', ofInvoice, z.object({ copia_cola: z.string().max(600) })),
  pdf: read('O PDF de uma fatura, em base64', ofInvoice, z.object({ conteudo: z.base64() })),
  ordens_servico: read('Ordens de serviço do cliente', customer, z.array(erpServiceOrder).max(500)),
  tipos_os: read(
    'Os tipos de ordem de serviço',
    z.object({}),
    z.array(z.object({ tipo: key, nome: z.string().min(1).max(120) })).max(300),
  ),
  inadimplentes: read('Faturas vencidas de todos os clientes, em páginas', sweep, sweepOf(erpOverdue)),
  varredura_clientes: read('Todos os clientes e contratos, em páginas', sweep, sweepOf(erpSweptCustomer)),
  equipes: read('Equipes de campo', z.object({}), z.array(erpTeam).max(2000)),
  produtos: read('Produtos do estoque, em páginas', sweep, sweepOf(erpProduct)),
  estoque: read('O que as equipes têm em estoque, em páginas', sweep, sweepOf(erpStock)),
  conferir_os: read(
    'Se uma ordem de serviço existe, e o que ela levou',
    z.object({ os: key }),
    erpCheckedOrder,
  ),
  resultado_acao: read(
    'O que foi feito com a chave de uma ação',
    z.object({ chave: z.string().max(120), cod_cliente: key }),
    z.object({
      situacao: z.enum(['feita', 'pedida', 'recusada', 'desconhecida']),
      referencia: erpDone.shape.referencia,
      mensagem: erpDone.shape.mensagem,
    }),
  ),
  abrir_os: write(
    'Abre uma ordem de serviço',
    customer.extend({
      contrato: key.nullable(),
      conexao: key.nullable(),
      tipo: key,
      periodo: period,
      relato: reportText,
    }),
  ),
  reagendar_os: write('Reagenda uma visita', customer.extend({ os: key, data: isoDate, periodo: period })),
  cancelar_os: write('Cancela uma ordem de serviço', customer.extend({ os: key, motivo: reportText })),
  negociar: write(
    'Troca faturas vencidas por parcelas',
    customer.extend({
      faturas: z.array(key).min(1).max(100),
      parcelas: z
        .array(z.object({ vencimento: isoDate, valor: cents }))
        .min(1)
        .max(24),
      protocolo: z.string().max(40),
    }),
  ),
  alterar_vencimento: write(
    'Muda o dia de vencimento de um contrato',
    customer.extend({ contrato: key, dia: z.int().min(1).max(31) }),
  ),
  alterar_contato: write(
    'Muda telefones e e-mails do cliente',
    customer.extend({
      telefones: z.array(z.string().max(13)).max(5),
      emails: z.array(z.string().max(254)).max(5),
    }),
  ),
  alterar_endereco: write(
    'Muda um endereço do cliente',
    customer.extend({
      tipo: z.enum(keysOf(addressKindNames)),
      contrato: key
        .nullable()
        .default(null)
        .describe('Do endereço que muda; null onde ele não é de um contrato'),
      cep: z.string().length(8),
      logradouro: z.string().max(200),
      numero: z.string().max(20),
      complemento: z.string().max(120).nullable(),
      bairro: z.string().max(120),
      cidade: z.string().max(120),
      uf: z.string().length(2),
      referencia: z.string().max(200).nullable(),
    }),
  ),
  desbloqueio_confianca: write(
    'Libera o acesso por confiança, por alguns dias',
    customer.extend({ contrato: key, dias: z.int().min(1).max(10) }),
  ),
  desconectar: write('Derruba uma conexão, para que volte', ofConnection),
  reiniciar_onu: write('Reinicia a ONU de uma conexão', ofConnection),
} as const

type Calls = typeof erpCalls
export type ErpCall = keyof Calls
export type ErpInput<Name extends ErpCall> = z.output<Calls[Name]['input']>
/** As an adapter may answer: checked, and completed, by the schema. */
type ErpRaw<Name extends ErpCall> = z.input<Calls[Name]['answer']>
export type ErpAnswer<Name extends ErpCall> = z.output<Calls[Name]['answer']>

export interface CallOptions {
  /** Of a write: by it the ERP recognises a repeated one. */
  chave: string
  /** Milliseconds. */
  timeout: number
}

/** One system behind one connection: a call that it does not have is an ability that it does not have. */
export type ErpAdapter = {
  [Name in ErpCall]?: (input: ErpInput<Name>, options: CallOptions) => Promise<ErpRaw<Name>>
}
