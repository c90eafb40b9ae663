import type { OpenedAddress } from '@/lib/address.ts'
import type { HubCard } from '@/components/shell/area.ts'
import type { Card } from '@/components/shell/screens.ts'

const doors = ['internal', 'external'] as const
type Door = (typeof doors)[number]

/** One screen's cards at the homes of both doors, with its place at each; none where it has no place. */
export const doorCards = (
  section: 'vendas' | 'pos-vendas' | 'relatorios',
  card: Pick<HubCard, 'title' | 'text' | 'icon'>,
  address: (door: Door) => OpenedAddress,
  places: Partial<Record<Door, number>>,
): Card[] =>
  doors.flatMap((door) =>
    places[door] === undefined
      ? []
      : [{ ...card, to: address(door), on: { [`${door}/${section}`]: places[door] } }],
  )
