/** What the procedures of customer answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { customerList } from './customers.ts'

export const customerRow = rowOf(customerList, {
  cpf: z.string().nullable(),
  uf: z.string().nullable(),
  telefone: z.string().nullable(),
  cidade: z.string().nullable(),
})

export const customerGetAnswer = z.strictObject({
  sistema: z.string(),
  empresa: z.string(),
  cpf: z.string().nullable(),
  id: recordId,
  ativo: z.boolean(),
  created_at: moment,
  updated_at: moment,
  id_empresa: recordId,
  uf: z.string().nullable(),
  bairro: z.string().nullable(),
  cep: z.string().nullable(),
  complemento: z.string().nullable(),
  numero: z.string().nullable(),
  telefone: z.string().nullable(),
  cidade: z.string().nullable(),
  logradouro: z.string().nullable(),
  codpessoa: z.string(),
  nome_razaosocial: z.string(),
  sexo: z.string().nullable(),
  falecido: z.boolean(),
  email: z.string().nullable(),
  data_nascimento: z.string().nullable(),
  contratos: z.array(
    z.strictObject({
      id: recordId,
      contrato: z.string(),
      produto: z.string().nullable(),
      vencimento_dia: z.number().nullable(),
      valor: z.string().nullable(),
      data_contratacao: z.string().nullable(),
      data_ativacao: z.string().nullable(),
      situacao: z.enum(['ativo', 'cancelado', 'suspenso']),
    }),
  ),
})

/** At most twenty of all that were found. */
export const customerLookUpAnswer = z.strictObject({
  total: z.int(),
  dados: z.array(
    z.strictObject({
      sistema: z.string(),
      empresa: z.string(),
      cpf: z.string().nullable(),
      id: recordId,
      id_empresa: recordId,
      telefone: z.string().nullable(),
      codpessoa: z.string(),
      nome_razaosocial: z.string(),
      email: z.string().nullable(),
    }),
  ),
})

export const customerSyncAnswer = z.strictObject({
  recebidos: z.number(),
  inseridos: z.number(),
  alterados: z.number(),
  contratos: z.number(),
})
