/** The texts that customers read: placeholders, and what an SMS costs in segments. */

import { fillPlaceholders, unknownPlaceholderIn } from '../placeholders.ts'

/** The values of a customer that a text may name (docs/marketing.md#placeholders). */
export const placeholders = ['nome', 'primeiro_nome', 'provedor', 'produto', 'data', 'vencimento'] as const
export type Placeholder = (typeof placeholders)[number]
export type PlaceholderValues = Record<Placeholder, string>

const isPlaceholder = (name: string): name is Placeholder =>
  (placeholders as readonly string[]).includes(name)

/** The first unknown placeholder, or null. An opening pair of braces without an end counts as one. */
export function unknownPlaceholder(text: string): string | null {
  const unknown = unknownPlaceholderIn(text, placeholders)
  if (unknown !== undefined) return unknown
  const rest = fillPlaceholders(text, () => '')
  const open = rest.search(/\{\{|\}\}/)
  return open < 0 ? null : rest.slice(open + 2, open + 22).trim()
}

/** Fills the placeholders. `escape` makes the values safe for their target (HTML). */
export const fillText = (
  text: string,
  values: PlaceholderValues,
  escape: (value: string) => string = (value) => value,
): string => fillPlaceholders(text, (name) => (isPlaceholder(name) ? escape(values[name]) : undefined))

const gsmBasic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Behind an escape: two septets each. */
const gsmExtended = new Set('\f^{}\\[~]|€')

export interface SmsLength {
  encoding: 'GSM-7' | 'UCS-2'
  /** Septets (GSM-7) or 16-bit units (UCS-2). */
  units: number
  segments: number
  /** Units that still fit into the last segment. */
  left: number
  /** The characters that make it UCS-2, each once: a text without them is shorter. */
  special: string[]
}

/** Packs characters into segments; a character of two units is never split. */
function segmentsOf(sizes: number[], single: number, each: number): { segments: number; used: number } {
  const units = sizes.reduce((sum, size) => sum + size, 0)
  if (units <= single) return { segments: units === 0 ? 0 : 1, used: units }
  let segments = 1
  let used = 0
  for (const size of sizes) {
    if (used + size > each) {
      segments += 1
      used = 0
    }
    used += size
  }
  return { segments, used }
}

/**
 * How long a text is as SMS: 160 septets or 70 units alone, 153 or 67 per segment when there are more (3GPP TS 23.038,
 * 23.040).
 */
export function smsLength(text: string): SmsLength {
  const characters = [...text]
  const special = [...new Set(characters.filter((one) => !gsmBasic.has(one) && !gsmExtended.has(one)))]
  const wide = special.length > 0
  const sizes = characters.map((one) => (wide ? one.length : gsmExtended.has(one) ? 2 : 1))
  const [single, each] = wide ? [70, 67] : [160, 153]
  const { segments, used } = segmentsOf(sizes, single, each)
  return {
    encoding: wide ? 'UCS-2' : 'GSM-7',
    units: sizes.reduce((sum, size) => sum + size, 0),
    segments,
    left: (segments > 1 ? each : single) - used,
    special,
  }
}
