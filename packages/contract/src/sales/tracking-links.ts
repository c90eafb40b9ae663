/** Tracking links, their figures and the public form behind them. See docs/sales.md#tracking-links. */
import * as z from 'zod'
import { acceptedNotice } from '../privacy-notices.ts'
import { date, listOf, number, text } from '../list.ts'
import { byId, createOf, recordId, updateOf } from '../record.ts'
import { cep, cpf, isoDate, nameText, phone } from '../validators.ts'

const chosen = z.int({ error: 'Campo obrigatório' }).positive()

export const trackingLinkFields = z.strictObject({
  id_empresa: chosen,
  id_campanha: chosen,
  id_canal: chosen,
  id_destino: recordId.nullish(),
})
export type TrackingLinkFields = z.output<typeof trackingLinkFields>

export const createTrackingLinksInput = createOf(trackingLinkFields)
export const updateTrackingLinkInput = updateOf(trackingLinkFields)
export type UpdateTrackingLinkInput = z.output<typeof updateTrackingLinkInput>

export const trackingLinkList = listOf('-created_at', {
  id: number(),
  created_at: date('Criação'),
  id_empresa: number(),
  provedor: text('Provedor'),
  id_campanha: number(),
  nome_campanha: text('Campanha'),
  id_canal: number(),
  nome_canal: text('Canal'),
  id_destino: number(),
  nome_destino: text('Destino'),
  id_usuario: number(),
  nome_usuario: text('Usuário'),
  codigo: text(),
  url: text('Link', false),
  updated_at: date(),
})
export type ListTrackingLinksInput = z.output<typeof trackingLinkList.input>

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

export const linkCode = z.string().regex(/^[0-9A-Za-z]{6,16}$/)
export const byLinkCode = z.strictObject({ codigo: linkCode })

export const consentFields = z.strictObject({
  nome: nameText(200),
  telefone: phone,
  cpf,
  cep,
  aceite: z.literal(true, { error: 'É necessário aceitar para continuar.' }),
})

/** `prova` is the solved challenge, as JSON. */
export const consentInput = consentFields.extend({
  ...acceptedNotice,
  codigo: linkCode,
  prova: z.string().min(10).max(4000),
})
export type ConsentInput = z.output<typeof consentInput>
