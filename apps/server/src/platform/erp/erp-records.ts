/** What ERPs tell, in one form for all of them: opaque ids, amounts in cents, civil days apart from moments. */
import {
  addressKindNames,
  connectionStateNames,
  contractStateNames,
  customerStateNames,
  invoiceStateNames,
  serviceOrderStateNames,
  visitPeriodNames,
} from '@intranet/contract/sales/erp-words'
import { isRealDay } from '@intranet/contract/formats'
import { keysOf } from '@intranet/contract/keys-of'
import { isoDate } from '@intranet/contract/validators'
import * as z from 'zod'

const key = z.string().trim().min(1).max(80)
const text = z.string().max(2000)
const optionalText = text.nullable().default(null)
const day = isoDate.nullable().default(null)
const moment = z.iso.datetime({ offset: true }).nullable().default(null)
const cents = z.int().min(0).max(1e13)

/** A closed list; what it does not know becomes `unknown`, never an error. */
const oneOf = <K extends string>(names: Readonly<Record<K, string>>, unknown: NoInfer<K>) =>
  z.enum(keysOf(names)).catch(() => unknown)

export const erpCustomer = z.object({
  cod_cliente: key,
  nome_razaosocial: z.string().trim().min(1).max(200),
  cpf: z
    .string()
    .regex(/^[0-9A-Z]{11,14}$/)
    .nullable()
    .default(null),
  tipo: z.enum(['pf', 'pj', 'desconhecido']).catch('desconhecido'),
  telefones: z
    .array(z.string().regex(/^\d{8,13}$/))
    .max(10)
    .default([]),
  emails: z.array(z.string().max(254)).max(10).default([]),
  nascimento: day,
  nome_mae: optionalText,
  bairro: optionalText,
  situacao: oneOf(customerStateNames, 'desconhecido'),
})
export type ErpCustomer = z.output<typeof erpCustomer>

export const erpAddress = z.object({
  tipo: oneOf(addressKindNames, 'instalacao'),
  contrato: key.nullable().default(null),
  cep: z
    .string()
    .regex(/^\d{8}$/)
    .nullable()
    .default(null),
  logradouro: optionalText,
  numero: optionalText,
  complemento: optionalText,
  bairro: optionalText,
  cidade: optionalText,
  uf: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .default(null),
  referencia: optionalText,
})

export const erpContract = z.object({
  contrato: key,
  produto: optionalText,
  velocidade: optionalText,
  valor: cents.nullable().default(null),
  vencimento_dia: z.int().min(1).max(31).nullable().default(null),
  /** How its invoices reach the customer, in the ERP's words: "E-mail". */
  entrega: optionalText,
  debito_automatico: z.boolean().nullable().default(null),
  inicio: day,
  fidelidade_ate: day,
  situacao: oneOf(contractStateNames, 'desconhecido'),
  /** The ERP's own code of the situation. */
  codigo: optionalText,
})
export type ErpContract = z.output<typeof erpContract>

export const erpConnection = z.object({
  conexao: key,
  contrato: key.nullable().default(null),
  login: optionalText,
  status: oneOf(connectionStateNames, 'desconhecido'),
  ip: optionalText,
  mac: optionalText,
  onu: optionalText,
  /** dBm. */
  sinal_rx: z.number().nullable().default(null),
  sinal_tx: z.number().nullable().default(null),
  conectado_desde: moment,
  ultima_conexao: moment,
  /** Of the last 30 days, in megabytes. */
  consumo_download: z.number().nullable().default(null),
  consumo_upload: z.number().nullable().default(null),
})

export const erpSession = z.object({
  inicio: moment,
  fim: moment,
  ip: optionalText,
  mac: optionalText,
  download: z.number().nullable().default(null),
  upload: z.number().nullable().default(null),
})

export const erpInvoice = z.object({
  fatura: key,
  contrato: key.nullable().default(null),
  descricao: optionalText,
  vencimento: isoDate,
  valor: cents,
  situacao: oneOf(invoiceStateNames, 'desconhecida'),
})
export type ErpInvoice = z.output<typeof erpInvoice>

export const erpPayment = z.object({
  pagamento: key,
  fatura: key.nullable().default(null),
  data: isoDate,
  valor: cents,
  forma: optionalText,
})

export const erpServiceOrder = z.object({
  os: key,
  protocolo: optionalText,
  tipo: optionalText,
  abertura: moment,
  agendamento: moment,
  periodo: z.enum(keysOf(visitPeriodNames)).nullable().catch(null),
  equipe: optionalText,
  situacao: oneOf(serviceOrderStateNames, 'desconhecida'),
  relato: optionalText,
})

/** One open invoice past its day, with what rules about its customer ask for. */
export const erpOverdue = z.object({
  cod_cliente: key,
  nome_razaosocial: z.string().trim().min(1).max(200),
  cpf: erpCustomer.shape.cpf,
  tipo: erpCustomer.shape.tipo,
  contrato: key.nullable().default(null),
  produto: optionalText,
  cidade: optionalText,
  uf: erpAddress.shape.uf,
  fatura: key,
  vencimento: isoDate,
  valor: cents,
  /** Whether the provider has blocked the contract already. */
  bloqueado: z.boolean().nullable().default(null),
  /** First day of the contract. */
  inicio: day,
})
export type ErpOverdue = z.output<typeof erpOverdue>

/** A customer of the sweep: what the register of customers keeps. */
export const erpSweptCustomer = erpCustomer.extend({
  endereco: erpAddress.nullable().default(null),
  contratos: z.array(erpContract).max(200).default([]),
})
export type ErpSweptCustomer = z.output<typeof erpSweptCustomer>

export const erpTeam = z.object({
  equipe: key,
  nome: z.string().trim().min(1).max(120),
  cidade: optionalText,
  veiculo: optionalText,
  ativo: z.boolean().default(true),
})
export type ErpTeam = z.output<typeof erpTeam>

export const erpProduct = z.object({
  produto: key,
  nome: z.string().trim().min(1).max(200),
  unidade: z.enum(['un', 'm', 'pc']).catch('un'),
  /** Each piece has its own number. */
  serializado: z.boolean().default(false),
  valor_unitario: cents.nullable().default(null),
  ativo: z.boolean().default(true),
})
export type ErpProduct = z.output<typeof erpProduct>

/** What a team has of a product: one line for each piece that has a number. */
export const erpStock = z.object({
  equipe: key,
  produto: key,
  patrimonio: z.string().trim().min(1).max(60).nullable().default(null),
  quantidade: z.number().min(0).max(1e9),
})
export type ErpStock = z.output<typeof erpStock>

export const erpCheckedOrder = z.object({
  os: key,
  existe: z.boolean(),
  cod_cliente: key.nullable().default(null),
  cliente: optionalText,
  cidade: optionalText,
  equipe: key.nullable().default(null),
  situacao: oneOf(serviceOrderStateNames, 'desconhecida'),
  itens: z
    .array(
      z.object({
        produto: key,
        patrimonio: z.string().max(60).nullable().default(null),
        quantidade: z.number(),
      }),
    )
    .max(500)
    .default([]),
})

/** A page of a sweep: `depois` is given back for the next one, null after the last. */
export const sweepOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ dados: z.array(row).max(5000), depois: z.string().max(200).nullable() })

export const erpDone = z.object({
  /** `pedida` where people of the ERP still have to say yes. */
  situacao: z.enum(['feita', 'pedida']),
  /** The number that the ERP gave: of the order, of the negotiation. */
  referencia: z.string().max(80).nullable().default(null),
  mensagem: z.string().max(500).nullable().default(null),
})

const leadDay = z
  .string()
  .transform((value) => value.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1'))
  .refine((value) => {
    const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
    return parts !== null && isRealDay(Number(parts[1]), Number(parts[2]), Number(parts[3]))
  })

/** What the ERP made of a lead. */
export const erpLead = z.object({
  cod_lead: z.union([z.string(), z.int()]).transform(String).pipe(z.string().trim().min(1).max(40)),
  data_mk: leadDay.nullish().transform((value) => value ?? null),
  hora_mk: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/)
    .nullish()
    .transform((value) => value ?? null),
})
export type ErpLead = z.output<typeof erpLead>

export { cents, key }
