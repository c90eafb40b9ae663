/** What the procedures of roulette answer. */
import * as z from 'zod'
import { moment, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { campaignList, participantList } from './roulette.ts'

export const rouletteRow = rowOf(campaignList, {
  id_usuario: recordId.nullable(),
  descricao: z.string(),
  id_empresa: recordId,
  data_inicio_campanha: z.string(),
  data_fim_campanha: z.string(),
  motivo_aplicacao: z.string().nullable(),
  intervalo_votacao: z.number(),
  api_erp: z.boolean(),
  certificado_autorizacao: z.string().nullable(),
  regulamento_arquivo: z.string().nullable(),
  slug: z.string(),
  url_campanha: z.string(),
  id_configuracao: recordId.nullable(),
  dono: z.string().nullable(),
})

export const rouletteParticipantsRow = rowOf(participantList, {
  cpf: z.string().nullable(),
  telefone: z.string().nullable(),
  animacao: z.boolean().nullable(),
  erro: z.string().nullable(),
  entregue_em: moment.nullable(),
  id_premio: recordId.nullable(),
  premio: z.string().nullable(),
})

export const rouletteOwnersAnswer = z.array(
  z.strictObject({ id: recordId, email: z.string(), nome: z.string().nullable() }),
)

export const rouletteCreateAnswer = z.strictObject({
  id: recordId,
  id_usuario_intranet: recordId,
  url_campanha: z.string(),
  aviso: z
    .enum(['Informe o certificado de autorização da campanha.', 'Anexe o regulamento da campanha.'])
    .nullable(),
})

export const rouletteUpdateAnswer = z.strictObject({
  aviso: z
    .enum(['Informe o certificado de autorização da campanha.', 'Anexe o regulamento da campanha.'])
    .nullable(),
  id: recordId,
  updated_at: moment,
})

export const rouletteSetActiveAnswer = z.strictObject({
  ativo: z.boolean(),
  aviso: z
    .enum(['Informe o certificado de autorização da campanha.', 'Anexe o regulamento da campanha.'])
    .nullable(),
  id: recordId,
  updated_at: moment,
})

export const rouletteThemeAnswer = z
  .strictObject({
    id: recordId,
    updated_at: moment,
    id_campanha: recordId,
    base_background: z.string(),
    base_html_content: z.string(),
    color_item: z.string(),
    color_item_2: z.string(),
    color_text: z.string(),
    color_text2: z.string(),
    url_background: z.string().nullable(),
  })
  .nullable()

export const rouletteCreateThemeAnswer = z.strictObject({
  id: recordId,
  updated_at: moment,
  id_campanha: recordId,
})

export const roulettePrizesAnswer = z.array(
  z.strictObject({
    id: recordId,
    nome: z.string(),
    updated_at: moment,
    descricao: z.string(),
    cliente: z.boolean(),
    id_campanha: recordId,
    quantidade: z.number(),
    peso_item: z.number(),
    quantidade_minima: z.number(),
    animacao: z.boolean(),
    htmlContent: z.string().nullable(),
    textColor: z.string().nullable(),
    background: z.string().nullable(),
    consumivel: z.boolean(),
    distribuidos: z.number(),
    restantes: z.number().nullable(),
  }),
)

export const rouletteCreatePrizesAnswer = z.array(z.strictObject({ id: recordId, nome: z.string() }))

export const rouletteRemovePrizesAnswer = z.strictObject({ affected_rows: z.number() })

export const rouletteDeliverAnswer = z.strictObject({ id: recordId, entregue_em: moment.nullable() })

export const rouletteDrawAnswer = z.strictObject({
  id: recordId,
  created_at: moment,
  numero: z.number(),
  situacao: z.string(),
  nome: z.string().nullable(),
  total: z.number(),
  telefone: z.string().nullable(),
  cupom: z.string().nullable(),
  publico: z.string(),
  id_campanha: recordId.nullable(),
  premio: z.string(),
  compromisso: z.string().nullable(),
  rodada_farol: z.number().nullable(),
  sorteado_em: moment.nullable(),
  prova: z.string().nullable(),
  id_cliente_historico: recordId.nullable(),
  lista_hash: z.string().nullable(),
})

export const rouletteDrawsAnswer = z.array(rouletteDrawAnswer)
