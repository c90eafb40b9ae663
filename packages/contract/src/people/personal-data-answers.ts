/** What the procedures of personalData answer. */
import * as z from 'zod'
import { userTypes } from '../personal-options.ts'
import { requestKinds, requestStates } from './personal-data-options.ts'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { requestList, readingList } from './personal-data.ts'

export const personalDataRequestRow = rowOf(requestList, {
  empresa: z.string().nullable(),
  responsavel: z.string().nullable(),
  id_empresa: recordId.nullable(),
  resposta: z.string().nullable(),
  id_responsavel: recordId.nullable(),
  analisado_em: moment.nullable(),
  encerrado_em: moment.nullable(),
  titular: z.string().nullable(),
  tipo_pessoa: z.enum(userTypes),
  /** Until when it is to be answered: a day. */
  prazo: z.string(),
  tipo: z.enum(requestKinds),
  situacao: z.enum(requestStates),
})

export const personalDataReadingRow = rowOf(readingList, {
  empresa: z.string().nullable(),
  id_empresa: recordId.nullable(),
  titular: z.string().nullable(),
  id_titular: recordId.nullable(),
  /** Null for who is not the data officer, and where the person is gone. */
  id_usuario: recordId.nullable(),
  leitor: z.string().nullable(),
  departamento: z.string().nullable(),
})

export const ownDataGetAnswer = z.array(
  z.strictObject({
    chave: z.string(),
    titulo: z.string(),
    finalidade: z.string(),
    colunas: z.array(z.strictObject({ campo: z.string(), rotulo: z.string() })).readonly(),
    total: z.number(),
    linhas: z.array(z.record(z.string(), z.unknown())),
  }),
)

export const personalDataRequestGetAnswer = personalDataRequestRow.extend({
  decide: z.boolean(),
  em_seu_nome: z.array(z.string()),
})
