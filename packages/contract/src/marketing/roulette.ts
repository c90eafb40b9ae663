/** Roulette campaigns, their look, prizes, participants and raffles. See docs/marketing.md#roulette. */
import * as z from 'zod'
import { active, boolean, choice, date, documentNumber, listOf, number, text, telephone } from '../list.ts'
import { form } from '../messages.ts'
import { raffle, roulette, roulettePrize, rouletteTheme } from '../messages/roulette.ts'
import { byId, recordId, seenVersion, randomId } from '../record.ts'
import { isoDate, isReadable } from '../validators.ts'
import { isColor } from './colors.ts'
import { spinErrors, weights } from './roulette-words.ts'
import { whenEmpty } from '../zod-locale.ts'

/** Required, with one text for the whole form. */
const filled = (max: number) =>
  z
    .string(whenEmpty(roulette.required))
    .trim()
    .min(1, roulette.required)
    .max(max)
    .refine(isReadable, form.invisible)
const asDate = z
  .string(whenEmpty(roulette.required))
  .min(1, { error: roulette.required, abort: true })
  .transform((value) => value.slice(0, 10))
  .pipe(isoDate)

const campaignShape = {
  nome: z
    .string(whenEmpty(roulette.required))
    .trim()
    .max(120)
    .refine(isReadable, form.invisible)
    .superRefine((value, context) => {
      if (value.length < 8) context.addIssue({ code: 'custom', message: roulette.shortName(value.length) })
    }),
  sistema: filled(40),
  /** The owner; only a superadmin names another than themselves. */
  id_usuario_intranet: recordId.optional(),
  descricao: filled(2000),
  motivo_aplicacao: z
    .string()
    .trim()
    .max(140, roulette.reasonLimit)
    .refine(isReadable, form.invisible)
    .transform((value) => value || null)
    .nullish(),
  data_inicio_campanha: asDate,
  data_fim_campanha: asDate,
  intervalo_votacao: z.int().min(1, roulettePrize.atLeastOne).max(365).default(1),
  api_erp: z.boolean().default(false),
  ativo: z.boolean().optional(),
  certificado_autorizacao: z
    .string()
    .trim()
    .max(120)
    .refine(isReadable, form.invisible)
    .transform((value) => value || null)
    .nullish(),
  regulamento_arquivo: randomId().nullish(),
}

const inOrder = (value: { data_inicio_campanha?: string; data_fim_campanha?: string }) =>
  !value.data_inicio_campanha ||
  !value.data_fim_campanha ||
  value.data_fim_campanha >= value.data_inicio_campanha
const order = { path: ['data_fim_campanha'], error: roulette.endBeforeStart }

export const campaignFields = z.strictObject(campaignShape)
/** The form's rules: the dates in order too. */
export const campaignForm = campaignFields.refine(inOrder, order)
export type CampaignFields = z.output<typeof campaignFields>

/** Owner and campaign must belong together, in whichever order a path names them. */
export const byOwner = z.strictObject({ ...byId.shape, id_dono: recordId })
const { intervalo_votacao, api_erp, ...others } = campaignFields.partial().shape
export const updateCampaignInput = z
  .strictObject({
    ...byOwner.shape,
    ...seenVersion.shape,
    ...others,
    intervalo_votacao: intervalo_votacao.unwrap().unwrap().optional(),
    api_erp: api_erp.unwrap().unwrap().optional(),
  })
  .refine(inOrder, order)
export type UpdateCampaignInput = z.output<typeof updateCampaignInput>

export const switchCampaignInput = z.strictObject({ id_campanha: recordId, ativo: z.boolean() })

export const campaignList = listOf('-created_at', {
  id: number(),
  nome: text('Nome'),
  sistema: text(),
  provedor: text('Provedor'),
  dono: text('Responsável'),
  id_usuario_intranet: number(),
  data_inicio_campanha: date('Início'),
  data_fim_campanha: date('Fim'),
  cliente: number('Clientes', false),
  nao_cliente: number('Não clientes', false),
  ativo: active('Ativa'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListCampaignsInput = z.output<typeof campaignList.input>

const colour = z
  .string(whenEmpty(rouletteTheme.empty))
  .trim()
  .min(1, { error: rouletteTheme.empty, abort: true })
  .max(40, { error: rouletteTheme.empty, abort: true })
  .refine(isColor, rouletteTheme.empty)
const optionalColour = z
  .string()
  .trim()
  .max(40)
  .refine((value) => value === '' || isColor(value), rouletteTheme.empty)
  .transform((value) => value || null)
  .nullish()

/** `url_background` is a file's id or address, or the image itself as base64. */
export const themeFields = z.strictObject({
  base_background: colour,
  base_html_content: z.string(whenEmpty(rouletteTheme.empty)).trim().min(1, rouletteTheme.empty).max(40),
  color_item: colour,
  color_item_2: colour,
  color_text: colour,
  color_text2: colour,
  url_background: z.string().max(14_000_000).nullish(),
})
export const createThemeInput = themeFields.extend({ id_campanha: recordId })
export const updateThemeInput = themeFields
  .partial()
  .extend({ ...byId.shape, ...seenVersion.shape, id_campanha: recordId.optional() })
export type ThemeFields = z.output<typeof themeFields>
export type UpdateThemeInput = z.output<typeof updateThemeInput>

const quantity = z.int(whenEmpty(roulettePrize.required))
export const prizeFields = z.strictObject({
  nome: z
    .string(whenEmpty(roulettePrize.required))
    .trim()
    .min(1, roulettePrize.required)
    .refine(isReadable, form.invisible)
    .superRefine((value, context) => {
      if (value.length > 24)
        context.addIssue({ code: 'custom', message: roulettePrize.nameLimit(value.length) })
    }),
  descricao: z
    .string(whenEmpty(roulettePrize.required))
    .trim()
    .min(1, roulettePrize.required)
    .max(200, roulettePrize.descriptionLimit)
    .refine(isReadable, form.invisible),
  cliente: z.boolean(whenEmpty(roulettePrize.required)),
  peso_item: z.literal(weights, { error: roulettePrize.required }),
  quantidade: quantity.min(1, roulettePrize.atLeastOne).max(1_000_000),
  quantidade_minima: quantity.min(0).max(1_000_000).default(0),
  animacao: z.boolean(whenEmpty(roulettePrize.required)),
  htmlContent: z
    .string()
    .trim()
    .max(200, roulettePrize.descriptionLimit)
    .refine(isReadable, form.invisible)
    .transform((value) => value || null)
    .nullish(),
  textColor: optionalColour,
  background: optionalColour,
  consumivel: z.boolean().default(true),
})
export type PrizeFields = z.output<typeof prizeFields>

const enough = ({ quantidade, quantidade_minima = 0 }: { quantidade?: number; quantidade_minima?: number }) =>
  quantidade === undefined || quantidade >= quantidade_minima
const enoughRule = { path: ['quantidade'], error: roulettePrize.belowMinimum }
/** One prize of the form: new without an id, otherwise with the version that was read. */
export const prizeForm = prizeFields
  .extend({ id: recordId.optional(), ...seenVersion.shape })
  .refine(enough, enoughRule)

export const createPrizesInput = z.strictObject({
  objects: z
    .array(prizeFields.extend({ id_campanha: recordId }).refine(enough, enoughRule))
    .min(1)
    .max(16),
})
const { quantidade_minima, consumivel, ...prizeOthers } = prizeFields.partial().shape
export const updatePrizesInput = z.strictObject({
  objects: z
    .array(
      z.strictObject({
        id: recordId,
        id_campanha: recordId.optional(),
        ...prizeOthers,
        quantidade_minima: quantidade_minima.unwrap().unwrap().optional(),
        consumivel: consumivel.unwrap().unwrap().optional(),
      }),
    )
    .min(1)
    .max(16),
})
export type UpdatePrizesInput = z.output<typeof updatePrizesInput>
export const removePrizesInput = z.strictObject({
  ids: z.array(recordId).min(1).max(16),
  id_campanha: recordId,
})

export const byCampaign = z.strictObject({ id_campanha: recordId })

export const participantList = listOf(
  '-created_at',
  {
    id: number(),
    id_campanha: number(),
    nome: text('Nome'),
    telefone: telephone('Telefone', false),
    cpf: documentNumber('CPF', false),
    cupom: text('Cupom'),
    codigo: text('Código', false),
    cliente: boolean('Cliente'),
    premio: text('Prêmio'),
    erro: choice(spinErrors, 'Erro'),
    entregue_em: date('Entregue em'),
    created_at: date('Participação'),
  },
  {
    id_campanha: recordId.optional(),
    /** Only those whose participation failed, or only the others. */
    erro: z.boolean().optional(),
  },
)
export type ListParticipantsInput = z.output<typeof participantList.input>

export const deliverInput = z.strictObject({
  id: recordId,
  codigo: z
    .string()
    .trim()
    .regex(/^\d{6}$/),
})

const chosen = { error: raffle.required }
/** The screen requires both (docs/marketing.md#participants). */
export const raffleForm = z.strictObject({
  publico: z.enum(['clientes', 'nao_clientes'], chosen),
  id_premio: z.int(chosen).positive(),
})

/** Without an audience or a prize all are included. With a participant the winner is only recorded, without a proof. */
export const drawInput = z.strictObject({
  id_campanha: recordId,
  cliente: z.boolean().nullish(),
  id_premio: recordId.nullish(),
  id_cliente_historico: recordId.nullish(),
})
export type DrawInput = z.output<typeof drawInput>

export const cancelDrawInput = z.strictObject({
  id_campanha: recordId,
  numero: z.int().min(1).max(1_000_000),
})
export type CancelDrawInput = z.output<typeof cancelDrawInput>

const wheelOfPrizes = z
  .array(prizeForm)
  .refine(({ length }) => length === 4 || length === 8, roulettePrize.count)
/** Both wheels as the wizard saves them. */
export const prizesForm = z.strictObject({ clientes: wheelOfPrizes, nao_clientes: wheelOfPrizes })
export const savePrizesInput = prizesForm.extend({ id_campanha: recordId })
export type SavePrizesInput = z.output<typeof savePrizesInput>
