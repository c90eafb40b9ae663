/** What the procedures of publicRoulette answer. */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { recordId } from '../record.ts'

export const publicRouletteViewAnswer = z
  .strictObject({
    slug: z.string(),
    nome: z.string(),
    descricao: z.string(),
    provedor: z.string(),
    sistema: z.string(),
    logo: z.string().nullable(),
    fim: z.string(),
    intervalo: z.number(),
    url_campanha: z.string(),
    disponivel: z.boolean(),
    certificado_autorizacao: z.string().nullable(),
    regulamento: z.string().nullable(),
    tema: z.strictObject({
      id: recordId.optional(),
      updated_at: moment.optional(),
      id_campanha: recordId.optional(),
      base_background: z.string(),
      base_html_content: z.string(),
      color_item: z.string(),
      color_item_2: z.string(),
      color_text: z.string(),
      color_text2: z.string(),
      url_background: z.string().nullable(),
    }),
    premios: z.array(
      z.strictObject({
        texto: z.string(),
        background: z.string().nullable(),
        textColor: z.string().nullable(),
      }),
    ),
  })
  .nullable()

export const publicRouletteChallengeAnswer = z.strictObject({
  codeChallenge: z
    .strictObject({ image: z.string(), audio: z.string().optional(), length: z.number().optional() })
    .optional(),
  parameters: z.strictObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    memoryCost: z.number().optional(),
    parallelism: z.number().optional(),
    expiresAt: z.number().optional(),
    data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable()).optional(),
  }),
  signature: z.string().optional(),
})

export const publicRouletteSpinAnswer = z.strictObject({
  premios: z.array(
    z.strictObject({
      texto: z.string(),
      background: z.string().nullable(),
      textColor: z.string().nullable(),
    }),
  ),
  indice: z.number(),
  premio: z.string(),
  descricao: z.string(),
  animacao: z.boolean(),
  cupom: z.string(),
  codigo: z.string(),
})

/** What everybody may check of a draw. */
const drawEvidence = z.strictObject({
  created_at: moment,
  numero: z.number(),
  situacao: z.string(),
  total: z.number(),
  publico: z.string(),
  nome_campanha: z.string(),
  premio: z.string(),
  aleatoriedade: z.string().nullable(),
  arquivado_em: moment.nullable(),
  assinatura: z.string().nullable(),
  compromisso: z.string().nullable(),
  farol: z.string().nullable(),
  rodada_farol: z.number().nullable(),
  sorteado_em: moment.nullable(),
  vencedor: z.string().nullable(),
  sal: z.string().nullable(),
  lista_hash: z.string().nullable(),
  semente: z.string().nullable(),
})

export const publicRouletteDrawsAnswer = z.array(drawEvidence)

export const publicRouletteEvidenceAnswer = drawEvidence.extend({
  puladas: z.array(z.string()),
  entradas: z.array(z.string()).nullable(),
  anteriores: z.array(z.string()),
})
