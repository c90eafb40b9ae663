import { formatDate } from '@intranet/contract/formats'
import { educationLabels } from '@intranet/contract/personal-options'
import type { Outputs } from '@/lib/trpc.ts'

type Resume = Outputs['resume']['mine']

const month = (day: string) => formatDate(day).slice(3)
/** `03/2024 a hoje`. */
export const monthsBetween = (from: string, to: string | null, open: string) =>
  `${month(from)} a ${to ? month(to) : open}`
const joined = (parts: (string | null)[]) => parts.filter(Boolean).join(' · ')

export interface SectionLine {
  id: number
  title: string
  meta: string
  text?: string | null
}

export const educationLine = (one: Resume['formacoes'][number]): SectionLine => ({
  id: one.id,
  title: joined([one.descricao, one.ie]),
  meta: joined([
    educationLabels[one.situacao],
    one.data_fim ? monthsBetween(one.data_inicio, one.data_fim, '') : `desde ${month(one.data_inicio)}`,
  ]),
})
export const experienceLine = (one: Resume['experiencias'][number]): SectionLine => ({
  id: one.id,
  title: joined([one.funcao, one.empresa]),
  meta: joined([
    monthsBetween(one.data_inicio, one.data_fim, 'hoje'),
    [one.cidade, one.estado].filter(Boolean).join('/') || null,
  ]),
  text: one.descricao,
})
export const certificateLine = (one: Resume['certificados'][number]): SectionLine => ({
  id: one.id,
  title: joined([one.descricao, one.organizacao]),
  meta: joined([
    formatDate(one.data_emissao),
    one.data_validade && `válido até ${formatDate(one.data_validade)}`,
  ]),
})
