/** What the procedures of tracking links take and answer. */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { schemasOf } from '../entity/schemas.ts'
import { byId, recordId } from '../record.ts'
import { isoDate } from '../validators.ts'
import { trackingLinkEntity } from './tracking-links.ts'

const chosen = z.int().positive()

export const trackingLinkSchemas = schemasOf(trackingLinkEntity, {
  id_empresa: chosen,
  id_campanha: chosen,
  id_canal: chosen,
})

export type TrackingLinkFields = z.output<typeof trackingLinkSchemas.fields>
export type UpdateTrackingLinkInput = z.output<typeof trackingLinkSchemas.updateInput>
export type ListTrackingLinksInput = z.output<typeof trackingLinkSchemas.list.input>

/** Both days included; 12 months at most. Without them the last 30 days. */
export const linkFiguresInput = z
  .strictObject({ ...byId.shape, data_ini: isoDate.optional(), data_fim: isoDate.optional() })
  .refine(({ data_ini, data_fim }) => Boolean(data_ini) === Boolean(data_fim), { path: ['data_fim'] })
export type LinkFiguresInput = z.output<typeof linkFiguresInput>

/** What a link was clicked and brought. `robos` are clicks of programs, `leads` leave out wrong and excluded ones. */
export interface LinkFigures {
  cliques: number
  robos: number
  leads: number
  vendas: number
}

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
  link: trackingLinkSchemas.row,
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
