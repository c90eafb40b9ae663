/** What the procedures of trackingLink answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { trackingLinkList } from './tracking-links.ts'

export const trackingLinkRow = rowOf(trackingLinkList, {
  sistema: z.string(),
  editavel: z.boolean(),
  id_usuario: recordId.nullable(),
  id_destino: recordId.nullable(),
  nome_destino: z.string().nullable(),
  nome_usuario: z.string().nullable(),
})

export const trackingLinkCreateAnswer = z.array(
  z.strictObject({ id: recordId, codigo: z.string(), url: z.string() }),
)

export const trackingLinkUpdateAnswer = z.strictObject({
  id: recordId,
  codigo: z.string(),
  url: z.string(),
  updated_at: moment,
})

export const trackingLinkFiguresAnswer = z.strictObject({
  link: z.strictObject({
    sistema: z.string(),
    id_empresa: recordId,
    editavel: z.boolean(),
    id: recordId,
    created_at: moment,
    updated_at: moment,
    id_usuario: recordId.nullable(),
    codigo: z.string(),
    id_campanha: recordId,
    id_canal: recordId,
    id_destino: recordId.nullable(),
    url: z.string(),
    provedor: z.string(),
    nome_campanha: z.string(),
    nome_canal: z.string(),
    nome_destino: z.string().nullable(),
    nome_usuario: z.string().nullable(),
  }),
  data_ini: z.string(),
  data_fim: z.string(),
  por: z.enum(['mes', 'dia']),
  total: z.strictObject({ cliques: z.number(), robos: z.number(), leads: z.number(), vendas: z.number() }),
  dados: z.array(
    z.strictObject({
      dia: z.string(),
      cliques: z.number(),
      robos: z.number(),
      leads: z.number(),
      vendas: z.number(),
    }),
  ),
})

export const trackingLinkConsentFormAnswer = z
  .strictObject({
    provedor: z.string(),
    sistema: z.string(),
    matiz: z.int(),
    /** The file of its logo. */
    logo: z.string().nullable(),
  })
  .nullable()

export const trackingLinkConsentAnswer = z.strictObject({ recebido: z.literal(true) })
