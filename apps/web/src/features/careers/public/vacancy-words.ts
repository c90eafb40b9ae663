import { contractTypeLabels, workModelLabels } from '@intranet/contract/careers/career-options'
import { formatCount, formatMoney, slugify } from '@intranet/contract/formats'
import { dayInBrazil, daysBetween, todayInBrazil } from '@intranet/contract/today'
import type { Outputs } from '@/lib/trpc.ts'

export type VacancyCardRow = Outputs['vacancies']['listPublic']['dados'][number]
export type PublicVacancy = Outputs['vacancies']['getPublic']

/** The vacancy's page; the title in it is for people who see the link. */
export const roleAddress = ({ id, titulo_vaga }: Pick<VacancyCardRow, 'id' | 'titulo_vaga'>) =>
  `/careers/role/${id}/${slugify(titulo_vaga)}` as const

export const placeOf = ({ cidade, uf }: { cidade: string; uf: string }) => `${cidade}/${uf}`

export const conditionsOf = ({
  tipo_contrato,
  modalidade,
}: Pick<VacancyCardRow, 'tipo_contrato' | 'modalidade'>) =>
  `${contractTypeLabels[tipo_contrato]} · ${workModelLabels[modalidade]}`

/** "Publicada hoje", "há 3 dias". */
export function publishedAgo(published: Date | string): string {
  const days = daysBetween(dayInBrazil(new Date(published)), todayInBrazil())
  return days <= 0 ? 'Publicada hoje' : `Publicada há ${formatCount(days, 'dia', 'dias')}`
}

/** What is paid, where the vacancy shows it. */
export function payOf({
  faixa_min,
  faixa_max,
}: Pick<PublicVacancy, 'faixa_min' | 'faixa_max'>): string | null {
  if (faixa_min && faixa_max) return `${formatMoney(faixa_min)} a ${formatMoney(faixa_max)}`
  if (faixa_min) return `A partir de ${formatMoney(faixa_min)}`
  return faixa_max ? `Até ${formatMoney(faixa_max)}` : null
}
