import { idInSearch } from '@/lib/id-in-search.ts'

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
const isWall = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value)

export const daySearch = ({ dia }: Record<string, unknown>): { dia?: string } => ({
  dia: isDay(dia) ? dia : undefined,
})

export const bookingSearch = (search: Record<string, unknown>): { dia?: string; pedido?: number } => ({
  ...daySearch(search),
  pedido: idInSearch(search.pedido),
})

/** A window drawn in the calendar. */
export const wishSearch = ({
  veiculo,
  inicio,
  fim,
}: Record<string, unknown>): { veiculo?: number; inicio?: string; fim?: string } => ({
  veiculo: idInSearch(veiculo),
  inicio: isWall(inicio) ? inicio : undefined,
  fim: isWall(fim) ? fim : undefined,
})
