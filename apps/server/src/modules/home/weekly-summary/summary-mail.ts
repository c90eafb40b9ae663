/** The words of a weekly summary: how much there is of each kind. It names nobody, since mail is read on locked screens. */
import { formatDate } from '@intranet/contract/formats'
import type { ObligationGroup, ObligationKey } from '@intranet/contract/home/obligations'
import { weeklySummary as text } from '@intranet/contract/messages/weekly-summary'
import type { NearExpiries } from '@intranet/contract/operations/expiries'
import { expiryKindLabels } from '@intranet/contract/operations/expiry-words'

export interface Summary {
  grupos: readonly ObligationGroup[]
  vencimentos: readonly NearExpiries[]
}

const readings: readonly ObligationKey[] = ['leitura', 'manual']
const isReading = ({ tipo }: ObligationGroup) => readings.includes(tipo)

const ofGroup = (publicUrl: string, { total, nome, rota }: ObligationGroup) =>
  `- ${total} ${nome}\n  ${publicUrl}${rota}`
const ofExpiry = ({ tipo, total, primeiro }: NearExpiries) =>
  `- ${expiryKindLabels[tipo]}: ${total}${primeiro ? `, ${text.first(total, formatDate(primeiro))}` : ''}`

const part = (title: string, lines: string[]) => (lines.length ? [`${title}\n${lines.join('\n')}`] : [])

/** The text, by urgency; null where there is nothing to say. What is due after this week waits for its own. */
export function summaryText(
  { grupos, vencimentos }: Summary,
  { nome, publicUrl, descadastro }: { nome: string | null; publicUrl: string; descadastro: string },
): string | null {
  const lines = (wanted: (group: ObligationGroup) => boolean) =>
    grupos.filter(wanted).map((group) => ofGroup(publicUrl, group))
  const inSection = (secao: ObligationGroup['secao']) =>
    lines((group) => group.secao === secao && !isReading(group))
  const ends = vencimentos.map(ofExpiry)
  const parts = [
    ...part(text.late, inSection('atrasado')),
    ...part(text.thisWeek, inSection('semana')),
    ...part(text.waiting, inSection('sem_prazo')),
    ...part(text.reading, lines(isReading)),
    ...part(text.ending, ends.length ? [...ends, `  ${publicUrl}/expiries`] : []),
  ]
  if (parts.length === 0) return null
  return [text.greeting(nome), ...parts, text.end(descadastro)].join('\n\n')
}
