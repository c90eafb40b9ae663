/** Lines that are written for one person, and which only that person marks. */
import type { Actor } from './actor.ts'
import { refusals } from './errors.ts'

/** Refuses (403) lines that name somebody else. */
export function assertOwn({ id }: Actor, lines: readonly { id_usuario?: number | null }[]): void {
  if (lines.some(({ id_usuario }) => (id_usuario ?? id) !== id)) throw refusals.forbidden()
}

/** The person's lines that were asked for; 404 where one of them is not theirs: then none is marked. */
export function allFound<Row>(asked: readonly number[], rows: Row[], idOf: (row: Row) => number): Row[] {
  const there = new Set(rows.map(idOf))
  if (asked.some((id) => !there.has(id))) throw refusals.notFound()
  return rows
}
