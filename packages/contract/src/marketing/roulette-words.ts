/** Limits and defaults of the roulette, without schemas, so that screens stay small. */
import { formatDateTime } from '../formats.ts'

/** Months after a campaign's end until its participants are forgotten, and until its winners are. */
export const KEEP_PARTICIPANT_MONTHS = 6
export const KEEP_WINNER_MONTHS = 60

export const weights = [1, 10, 20, 50] as const
export const groupOfPrizes = 4
export const mostPrizes = 8
export const couponPrefix = 'CUPOM-'
export const noPrizeError = 'SEM_PREMIO_DISPONIVEL'
export const technicalError = 'FALHA_TECNICA'
/** Why a spin gave no prize, as people read it. */
export const spinErrors = {
  [noPrizeError]: 'Sem prêmio disponível',
  [technicalError]: 'Falha técnica',
} as const

/** `color_text` is the text colour on `color_item`, `color_text2` on `color_item_2`. */
export const themeDefaults = {
  base_background: '#A7001A',
  base_html_content: 'Girar!',
  color_item: '#3b82f6',
  color_item_2: '#ffc0cb',
  color_text: '#fff',
  color_text2: '#000',
} as const

export const proofNames = { comprovado: 'Comprovado', informado: 'Informado, sem prova' } as const
export const audienceNames = { true: 'Clientes', false: 'Não clientes' } as const

/**
 * The end of a campaign's address: lower case, without accents, spaces as hyphens
 * (docs/marketing.md#roulette-campaigns).
 */
export function campaignSlug(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 120)
}

/** A prize's text on the wheel: its own text without markup, otherwise its name. */
export function sliceText({ nome, htmlContent }: { nome: string; htmlContent?: string | null }): string {
  const text = (htmlContent ?? '')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text || nome
}

/** `YYYY-MM-DD` as dd/mm/aa, as the roulette shows days. */
export const shortDay = (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(2, 4)}`

/** A moment in Brasília as `dd/mm/aa - hh:mm`. */
export const shortMoment = (moment: string): string =>
  formatDateTime(moment).replace(/\d\d(\d\d)(?= - )/, '$1')
